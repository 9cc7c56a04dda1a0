import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorState } from './operator-bridge.ts'

/** Shows the menu after the right PIN. */
export function showMenu(
  bridge: OperatorBridge,
  { fields, version, isInstalled, isExamOpen }: OperatorState,
  { onCheck, onSetup }: { onCheck: () => void; onSetup: () => void }
): void {
  const outcome = element('p', { role: 'status' })
  const rescue = element(
    'button',
    { class: 'quiet', onclick: () => void save() },
    'Simpan berkas penyelamatan'
  )

  async function save() {
    rescue.disabled = true
    outcome.textContent = ''
    outcome.textContent = await bridge.rescue()
    rescue.disabled = false
    rescue.focus()
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
        lineOf(
          quiet('Keluar dari aplikasi', () => void bridge.exit()),
          'Simpan berkas penyelamatan dulu bila ada jawaban yang belum terkirim.'
        )
      ),
      outcome
    )
  )
}

function lineOf(button: HTMLElement, explanation: string): HTMLElement {
  return element('li', {}, button, element('span', { class: 'hint' }, explanation))
}
