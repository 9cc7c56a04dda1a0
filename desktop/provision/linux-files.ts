import { SERVICE_CREDENTIAL } from '../src/main/recovery/key-guard.ts'

/** The session script's path on a computer. */
const SESSION_SCRIPT = '/usr/local/lib/lulus-kios/sesi.sh'

/** Runs the kiosk as the only program of a Wayland session: cage shows a single window. */
export function cageService(account: string): string {
  return `[Unit]
Description=Lulus Kios
After=systemd-user-sessions.service plymouth-quit-wait.service dbus.socket systemd-logind.service
Wants=dbus.socket systemd-logind.service
Before=graphical.target
ConditionPathExists=/dev/tty0
Conflicts=getty@tty1.service
After=getty@tty1.service

[Service]
Type=simple
User=${account}
PAMName=login
ExecStart=${SESSION_SCRIPT}
# Exit code 0 means that the operator exited, to a login. Everything else restarts.
Restart=on-failure
RestartSec=2
ExecStopPost=+/bin/sh -c '[ "$SERVICE_RESULT" != success ] || systemctl start --no-block getty@tty1.service'
TTYPath=/dev/tty1
TTYReset=yes
TTYVHangup=yes
TTYVTDisallocate=yes
StandardInput=tty-fail
UtmpIdentifier=tty1
UtmpMode=user

[Install]
WantedBy=graphical.target
`
}

/**
 * The session: cage with the kiosk inside. Debian 12's cage (0.1.4) always exits with 0, so the script passes the
 * kiosk's own exit code on. It also crashes with `-m last` and a single display, which 0.1.5 fixed.
 */
export function sessionScript(program: string): string {
  return `#!/bin/sh
set -u
code=$XDG_RUNTIME_DIR/lulus-kios.code
rm -f "$code"
# One display, the others dark. Without -s cage can't switch to another console.
displays='-m last'
case $(cage -v 2>&1) in *' 0.1.'[0-4]) displays='' ;; esac
cage -d $displays -- /bin/sh -c '"$1" --ozone-platform=wayland --diawasi; echo $? > "$2"' lulus-kios ${program} "$code"
# Without a code cage itself has ended, so restart.
exit "$(cat "$code" 2>/dev/null || echo 1)"
`
}

/** Sets up one computer: account, kiosk.json, service, no other consoles, a bounded log. It can be run repeatedly. */
export function installScript({ account, program }: { account: string; program: string }): string {
  return `#!/bin/sh
# sudo ./install.sh 07
set -eu
fail() { echo "$1" >&2; exit 1; }
seat=\${1:-}
[ -n "$seat" ] || fail 'Sebutkan nomor kursi, misalnya: sudo ./install.sh 07'
[ "$(id -u)" = 0 ] || fail "Jalankan sebagai administrator: sudo ./install.sh $seat"
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
# Before anything is changed.
[ -f "$here/../kursi-$seat/kiosk.json" ] || fail "Tidak ada berkas untuk kursi $seat: kursi-$seat/kiosk.json"
# Debian's cage doesn't start without Xwayland, and doesn't depend on it.
for name in cage Xwayland; do
  command -v "$name" >/dev/null || fail 'Pasang dulu: apt install cage xwayland'
done
[ -x ${program} ] || fail 'Pasang aplikasi kios dulu: apt install ./lulus-kios-....deb'

id ${account} >/dev/null 2>&1 || useradd --create-home --shell /usr/sbin/nologin ${account}
# The session grants access to screen and sound. Without one these groups do, if the system has them.
for group in audio video input render; do
  if getent group "$group" >/dev/null; then usermod --append --groups "$group" ${account}; fi
done
install -d -m 0755 -o root -g root /etc/lulus
# Only root can write, and only the kiosk's account can read.
install -m 0640 -o root -g ${account} "$here/../kursi-$seat/kiosk.json" /etc/lulus/kiosk.json
install -D -m 0755 "$here/sesi.sh" ${SESSION_SCRIPT}
install -m 0644 "$here/lulus-kios.service" /etc/systemd/system/lulus-kios.service

# A key that only this computer can unseal (with its TPM, if it has one). It protects the copy of an interrupted exam. Not bound
# to the state of Secure Boot, whose updates would keep the service from starting.
credential=/etc/credstore.encrypted/${SERVICE_CREDENTIAL}
extra=/etc/systemd/system/lulus-kios.service.d
install -d -m 0700 -o root -g root /etc/credstore.encrypted
if [ -f "$credential" ] || head -c 64 /dev/urandom | systemd-creds encrypt --tpm2-pcrs="" --name=${SERVICE_CREDENTIAL} - "$credential"; then
  install -d "$extra"
  printf '[Service]\\nLoadCredentialEncrypted=${SERVICE_CREDENTIAL}:%s\\n' "$credential" > "$extra/kunci.conf"
else
  rm -f "$credential" "$extra/kunci.conf"
  echo 'Tanpa systemd-creds: ujian yang terputus hanya dilindungi hak berkas.' >&2
fi

# Ctrl+Alt+F2 and similar keys lead to an empty console, and neither the power button nor the lid has any effect.
install -d /etc/systemd/logind.conf.d
printf '[Login]\\nNAutoVTs=0\\nReserveVT=0\\nHandlePowerKey=ignore\\nHandleSuspendKey=ignore\\nHandleLidSwitch=ignore\\n' > /etc/systemd/logind.conf.d/lulus-kios.conf
# The output of cage and the kiosk goes to the journal, which rotates by itself.
install -d /etc/systemd/journald.conf.d
printf '[Journal]\\nStorage=persistent\\nSystemMaxUse=200M\\nMaxRetentionSec=1month\\n' > /etc/systemd/journald.conf.d/lulus-kios.conf
# Alt+SysRq could end programs; Ctrl+Alt+Del would restart the computer.
install -d /etc/sysctl.d
printf 'kernel.sysrq = 0\\n' > /etc/sysctl.d/90-lulus-kios.conf
systemctl mask ctrl-alt-del.target
# Not while an image of the system is being made.
[ ! -d /run/systemd/system ] || systemctl daemon-reload
systemctl set-default graphical.target
systemctl enable lulus-kios.service
echo "Kursi $seat siap. Nyalakan ulang komputer."
`
}
