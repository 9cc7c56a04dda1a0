import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorState } from './operator-bridge.ts'

/** Shows the menu after the right PIN. */
export function showMenu(
  bridge: OperatorBridge,
  { fields, version, newerVersion, isInstalled, isExamOpen }: OperatorState,
  { onCheck, onSetup }: { onCheck: () => void; onSetup: () => void }
): void {
  const outcome = element('p', { role: 'status' })
  const rescue = element(
    'button',
    { class: 'quiet', onclick: () => void tell(rescue, () => bridge.rescue()) },
    'Simpan berkas penyelamatan'
  )

  /** Performs a button's action, and shows its message. */
  async function tell(button: HTMLButtonElement, work: () => Promise<string>) {
    button.disabled = true
    outcome.textContent = ''
    outcome.textContent = await work()
    button.disabled = false
    button.focus()
  }

  function installLine(newer: string): HTMLElement {
    const install = element(
      'button',
      { class: 'quiet', onclick: () => void tell(install, () => bridge.install()) },
      `Pasang versi ${newer}`
    )
    return lineOf(
      install,
      'Windows meminta persetujuan administrator. Bila ditolak, buka Lulus Kios lagi dari menu Start.'
    )
  }

  const empty = element(
    'button',
    { class: 'quiet', onclick: () => void emptySeat() },
    'Kosongkan kursi'
  )
  let isSure = false

  async function emptySeat() {
    if (!isSure) {
      isSure = true
      empty.textContent = 'Ya, hapus dan kosongkan'
      outcome.textContent =
        'Semua milik peserta di komputer ini dihapus, juga jawaban yang belum sampai ke server. Simpan berkas penyelamatan dulu, lalu tekan sekali lagi.'
      return
    }
    empty.disabled = true
    outcome.textContent = await bridge.emptySeat()
  }

  const quiet = (name: string, onclick: () => void, disabled = false) =>
    element('button', { class: 'quiet', onclick, disabled }, name)

  showScreen(
    element(
      'div',
      { class: 'page wide' },
      element('h1', {}, 'Menu operator'),
      element(
        'p',
        { class: 'soft' },
        fields ? `${fields.lab} · Kursi ${fields.seat} · ${fields.server} · Lulus ${version}` : ''
      ),
      element(
        'ul',
        { class: 'menu' },
        lineOf(
          element(
            'button',
            { onclick: () => void bridge.openExam() },
            isExamOpen ? 'Kembali ke ujian' : 'Buka ujian'
          ),
          isExamOpen ? 'Peserta melanjutkan di tempatnya.' : 'Juga bila pemeriksaan belum hijau.'
        ),
        lineOf(rescue, 'Bila jawaban peserta tidak sampai ke server: siapkan diska lepas.'),
        lineOf(empty, 'Bila peserta sudah pergi dan jawabannya tidak dapat ditunggu.'),
        lineOf(
          quiet('Periksa komputer', onCheck),
          'Server, jam, headset, layar, dan ruang disk sekarang.'
        ),
        lineOf(
          quiet('Ubah pengaturan', onSetup, isInstalled),
          isInstalled
            ? 'Pengaturan dipasang lewat berkas kiosk.json; ubah berkas itu.'
            : 'Server, lab, kursi, PIN. Aplikasi dimulai ulang sesudahnya.'
        ),
        ...(newerVersion === null ? [] : [installLine(newerVersion)]),
        lineOf(
          quiet('Keluar dari aplikasi', () => void bridge.exit()),
          'Jawaban yang belum terkirim tetap tersimpan di komputer ini.'
        )
      ),
      outcome
    )
  )
}

function lineOf(button: HTMLElement, explanation: string): HTMLElement {
  return element('li', {}, button, element('span', { class: 'hint' }, explanation))
}
