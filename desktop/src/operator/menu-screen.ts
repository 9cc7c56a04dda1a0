import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorState } from './operator-bridge.ts'

interface MenuOptions {
  onCheck: () => void
  onSetup: () => void
}

/** Shows the menu after the right PIN. */
export function showMenu(bridge: OperatorBridge, state: OperatorState, options: MenuOptions): void {
  const { fields, version } = state
  const outcome = element('p', { role: 'status' })
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
      element('ul', { class: 'menu' }, ...linesOf({ bridge, state, outcome, ...options })),
      outcome
    )
  )
}

interface Menu extends MenuOptions {
  bridge: OperatorBridge
  state: OperatorState
  /** Shows the message of the last action. */
  outcome: HTMLElement
}

function linesOf(menu: Menu): HTMLElement[] {
  const { bridge, state, onCheck, onSetup } = menu
  const { newerVersion, isInstalled, isExamOpen } = state
  return [
    lineOf(
      element(
        'button',
        { onclick: () => void bridge.openExam() },
        isExamOpen ? 'Kembali ke ujian' : 'Buka ujian'
      ),
      isExamOpen ? 'Peserta melanjutkan di tempatnya.' : 'Juga bila pemeriksaan belum hijau.'
    ),
    lineOf(
      reportingButton(menu, 'Simpan berkas penyelamatan', () => bridge.rescue()),
      'Bila jawaban peserta tidak sampai ke server: siapkan diska lepas.'
    ),
    lineOf(emptyingButton(menu), 'Bila peserta sudah pergi dan jawabannya tidak dapat ditunggu.'),
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
    ...(newerVersion === null
      ? []
      : [
          lineOf(
            reportingButton(menu, `Pasang versi ${newerVersion}`, () => bridge.install()),
            'Windows meminta persetujuan administrator. Bila ditolak, buka Lulus Kios lagi dari menu Start.'
          ),
        ]),
    lineOf(
      quiet('Keluar dari aplikasi', () => void bridge.exit()),
      'Jawaban yang belum terkirim tetap tersimpan di komputer ini.'
    ),
  ]
}

/** A button that performs an action and shows its message. */
function reportingButton(
  { outcome }: Menu,
  name: string,
  work: () => Promise<string>
): HTMLElement {
  const button = quiet(name, () => void run())
  async function run() {
    button.disabled = true
    outcome.textContent = ''
    outcome.textContent = await work()
    button.disabled = false
    button.focus()
  }
  return button
}

/** A button that has to be pressed twice. */
function emptyingButton({ bridge, outcome }: Menu): HTMLElement {
  const button = quiet('Kosongkan kursi', () => void emptySeat())
  let isSure = false
  async function emptySeat() {
    if (!isSure) {
      isSure = true
      button.textContent = 'Ya, hapus dan kosongkan'
      outcome.textContent =
        'Semua milik peserta di komputer ini dihapus, juga jawaban yang belum sampai ke server. Simpan berkas penyelamatan dulu, lalu tekan sekali lagi.'
      return
    }
    button.disabled = true
    outcome.textContent = await bridge.emptySeat()
  }
  return button
}

function quiet(name: string, onclick: () => void, disabled = false): HTMLButtonElement {
  return element('button', { class: 'quiet', onclick, disabled }, name)
}

function lineOf(button: HTMLElement, explanation: string): HTMLElement {
  return element('li', {}, button, element('span', { class: 'hint' }, explanation))
}
