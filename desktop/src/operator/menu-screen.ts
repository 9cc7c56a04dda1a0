import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorState } from './operator-bridge.ts'

/** What the operator can do once the PIN was right. */
export function showMenu(
  bridge: OperatorBridge,
  { fields, version, isInstalled }: OperatorState,
  { onCheck, onSetup }: { onCheck: () => void; onSetup: () => void }
): void {
  showScreen(
    element(
      'div',
      { class: 'page' },
      element('h1', {}, 'Menu operator'),
      element(
        'p',
        { class: 'soft' },
        fields ? `${fields.lab} · Kursi ${fields.seat} · ${fields.server} · Lulus ${version}` : ''
      ),
      element(
        'div',
        { class: 'buttons' },
        element('button', { onclick: () => void bridge.openExam() }, 'Kembali ke ujian'),
        element('button', { class: 'quiet', onclick: onCheck }, 'Periksa komputer'),
        element(
          'button',
          { class: 'quiet', onclick: onSetup, disabled: isInstalled },
          'Ubah pengaturan'
        ),
        element(
          'button',
          { class: 'quiet', onclick: () => void bridge.exit() },
          'Keluar dari aplikasi'
        )
      ),
      element(
        'p',
        { class: 'hint' },
        isInstalled ? 'Pengaturan dipasang lewat berkas kiosk.json; ubah berkas itu.' : ''
      )
    )
  )
}
