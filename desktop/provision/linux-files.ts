/** The kiosk as the only program of a Wayland session: cage shows one window, and knows no other. */
export function cageService({ account, program }: { account: string; program: string }): string {
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
# -d: no decorations; without -s nobody switches to another console from within.
ExecStart=/usr/bin/cage -d -- ${program} --ozone-platform=wayland --diawasi
# The operator leaves with 0, and finds a login; everything else starts anew.
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

/** Sets one computer up: account, kiosk.json, service, no other consoles. */
export function installScript(account: string): string {
  return `#!/bin/sh
# sudo ./install.sh 07
set -eu
seat=\${1:?Nomor kursi, misalnya: sudo ./install.sh 07}
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
command -v cage >/dev/null || { echo 'Pasang cage dulu: apt-get install cage' >&2; exit 1; }

id ${account} >/dev/null 2>&1 || useradd --create-home --shell /usr/sbin/nologin --groups audio,video,input,render ${account}
install -d -m 0755 /etc/lulus
# root writes, the kiosk's account reads, nobody else.
install -m 0640 -o root -g ${account} "$here/../kursi-$seat/kiosk.json" /etc/lulus/kiosk.json
install -m 0644 "$here/lulus-kios.service" /etc/systemd/system/lulus-kios.service

# Ctrl+Alt+F2 and its like lead to an empty console, and the power button does nothing in an exam.
install -d /etc/systemd/logind.conf.d
printf '[Login]\\nNAutoVTs=0\\nReserveVT=0\\nHandlePowerKey=ignore\\nHandleSuspendKey=ignore\\n' > /etc/systemd/logind.conf.d/lulus-kios.conf
# Alt+SysRq could end programs; Ctrl+Alt+Del would restart the computer.
printf 'kernel.sysrq = 0\\n' > /etc/sysctl.d/90-lulus-kios.conf
systemctl mask ctrl-alt-del.target
systemctl daemon-reload
systemctl set-default graphical.target
systemctl enable lulus-kios.service
echo "Kursi $seat siap. Nyalakan ulang komputer."
`
}
