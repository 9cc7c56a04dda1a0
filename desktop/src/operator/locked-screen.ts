import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorState } from './operator-bridge.ts'

/** Asks for the operator's PIN. */
export function showLocked(
  bridge: OperatorBridge,
  { fields, isExamOpen }: OperatorState,
  { onUnlocked, onBack }: { onUnlocked: () => void; onBack: () => void }
): void {
  const message = element('p', { class: 'problem', role: 'alert' })
  const pin = element('input', {
    name: 'pin',
    type: 'password',
    inputmode: 'numeric',
    autocomplete: 'off',
  })
  const send = element('button', { type: 'submit' }, 'Buka')
  const form = element(
    'form',
    {},
    element('label', {}, 'PIN operator', pin),
    message,
    element(
      'div',
      { class: 'buttons' },
      send,
      element(
        'button',
        { type: 'button', class: 'quiet', onclick: onBack },
        isExamOpen ? 'Kembali ke ujian' : 'Kembali'
      )
    )
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void unlock()
  })

  async function unlock() {
    // The check is slow on purpose, and a second press would count as a second try.
    send.disabled = true
    const refusal = await bridge.unlock(pin.value)
    send.disabled = false
    if (refusal === null) return onUnlocked()
    message.textContent = refusal
    pin.value = ''
    pin.focus()
  }

  showScreen(
    element(
      'div',
      { class: 'page narrow' },
      element('h1', {}, 'Operator'),
      element('p', { class: 'soft' }, fields ? `${fields.lab} · Kursi ${fields.seat}` : ''),
      form
    )
  )
  pin.focus()
}
