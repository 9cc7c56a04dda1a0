import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorProblem, OperatorState } from './operator-bridge.ts'

interface SetupOptions {
  /** Undefined on a computer without settings. */
  onBack?: () => void
}

/** Shows the fields for server, lab, seat and PIN of this computer. */
export function showSetup(
  bridge: OperatorBridge,
  { fields, problems, version }: OperatorState,
  { onBack }: SetupOptions = {}
): void {
  const messages = element('div', { role: 'alert' })
  const inputs = newInputs(fields)
  const form = element(
    'form',
    {},
    labelled(inputs, fields !== null),
    messages,
    element(
      'div',
      { class: 'buttons' },
      element('button', { type: 'submit' }, 'Simpan dan mulai ulang'),
      onBack ? quiet('Kembali', onBack) : quiet('Keluar', () => void bridge.exit())
    )
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void bridge.save(valuesOf(inputs)).then((found) => showProblems(inputs, messages, found))
  })
  showProblems(inputs, messages, problems)
  showScreen(
    element(
      'div',
      { class: 'page wide' },
      element('h1', {}, 'Pengaturan komputer ujian'),
      element('p', { class: 'soft' }, `Lulus ${version}. Diisi sekali oleh operator lab.`),
      form
    )
  )
}

type Inputs = ReturnType<typeof newInputs>

function newInputs(fields: OperatorState['fields']) {
  const server = element('input', { name: 'server', inputmode: 'url', autocomplete: 'off' })
  const lab = element('input', { name: 'lab', autocomplete: 'off' })
  const seat = element('input', { name: 'seat', autocomplete: 'off' })
  const displays = element(
    'select',
    { name: 'displays' },
    element('option', { value: 'blank' }, 'Gelapkan layar lain'),
    element('option', { value: 'refuse' }, 'Tolak ujian bila ada layar lain')
  )
  const pin = element('input', {
    name: 'pin',
    type: 'password',
    inputmode: 'numeric',
    autocomplete: 'new-password',
  })
  const code = element('input', { name: 'code', autocomplete: 'off' })
  server.value = fields?.server ?? 'https://'
  lab.value = fields?.lab ?? ''
  seat.value = fields?.seat ?? ''
  displays.value = fields?.displays ?? 'blank'
  return { server, lab, seat, displays, pin, code }
}

function valuesOf({ server, lab, seat, displays, pin, code }: Inputs) {
  return {
    server: server.value,
    lab: lab.value,
    seat: seat.value,
    displays: displays.value === 'refuse' ? ('refuse' as const) : ('blank' as const),
    pin: pin.value,
    code: code.value,
  }
}

/** Shows the problems, marks their fields, and focuses the first. */
function showProblems(
  inputs: Inputs,
  messages: HTMLElement,
  found: readonly OperatorProblem[]
): void {
  messages.replaceChildren(
    ...found.map(({ message }) => element('p', { class: 'problem' }, message))
  )
  const isWrong = (name: string) => found.some(({ field: place }) => place === name)
  for (const [name, input] of Object.entries(inputs))
    input.setAttribute('aria-invalid', String(isWrong(name)))
  Object.entries(inputs)
    .find(([name]) => isWrong(name))?.[1]
    .focus()
}

function labelled({ server, displays, lab, seat, pin, code }: Inputs, isSet: boolean): HTMLElement {
  return element(
    'div',
    { class: 'columns' },
    field('Alamat server', 'Alamat yang dipakai peserta di peramban.', server),
    field('Lebih dari satu layar', 'Berlaku selama aplikasi ujian terbuka.', displays),
    field('Nama lab', 'Misalnya: Lab Bahasa 1', lab),
    field('Nomor kursi', 'Harus berbeda di setiap komputer.', seat),
    field(
      'PIN operator',
      isSet
        ? 'Kosongkan bila tidak diganti.'
        : '6 sampai 12 angka, tidak berurutan. Diperlukan untuk keluar.',
      pin
    ),
    field(
      'Kode pendaftaran kursi',
      'Dari admin, halaman Lab. Kosongkan bila tidak ada; kunci kursi yang sudah terpasang tetap dipakai.',
      code
    )
  )
}

function quiet(name: string, onclick: () => void): HTMLElement {
  return element('button', { type: 'button', class: 'quiet', onclick }, name)
}

function field(name: string, hint: string, input: HTMLElement): HTMLElement {
  return element('label', {}, name, input, element('span', { class: 'hint' }, hint))
}
