import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorProblem, OperatorState } from './operator-bridge.ts'

interface SetupOptions {
  /** Absent on a computer that has no settings yet. */
  onBack?: () => void
}

/** Server, lab, seat and PIN of this computer. */
export function showSetup(
  bridge: OperatorBridge,
  { fields, problems, version }: OperatorState,
  { onBack }: SetupOptions = {}
): void {
  const messages = element('div', { role: 'alert' })
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
  server.value = fields?.server ?? 'https://'
  lab.value = fields?.lab ?? ''
  seat.value = fields?.seat ?? ''
  displays.value = fields?.displays ?? 'blank'

  const tell = (found: readonly OperatorProblem[]) =>
    messages.replaceChildren(
      ...found.map(({ message }) => element('p', { class: 'problem' }, message))
    )
  const save = async () => {
    const choice = displays.value === 'refuse' ? 'refuse' : 'blank'
    tell(
      await bridge.save({
        server: server.value,
        lab: lab.value,
        seat: seat.value,
        displays: choice,
        pin: pin.value,
      })
    )
  }

  const form = element(
    'form',
    {},
    field('Alamat server', 'Alamat yang dipakai peserta di peramban.', server),
    field('Nama lab', 'Misalnya: Lab Bahasa 1', lab),
    field('Nomor kursi', 'Harus berbeda di setiap komputer.', seat),
    field('Lebih dari satu layar', 'Berlaku selama aplikasi ujian terbuka.', displays),
    field(
      'PIN operator',
      fields
        ? 'Kosongkan bila tidak diganti.'
        : '6 sampai 12 angka, tidak berurutan. Diperlukan untuk keluar.',
      pin
    ),
    messages,
    element(
      'div',
      { class: 'buttons' },
      element('button', { type: 'submit' }, 'Simpan dan mulai ulang'),
      onBack
        ? element('button', { type: 'button', class: 'quiet', onclick: onBack }, 'Kembali')
        : element(
            'button',
            { type: 'button', class: 'quiet', onclick: () => void bridge.exit() },
            'Keluar'
          )
    )
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void save()
  })
  tell(problems)
  showScreen(
    element(
      'div',
      { class: 'page' },
      element('h1', {}, 'Pengaturan komputer ujian'),
      element('p', { class: 'soft' }, `Lulus ${version}. Diisi sekali oleh operator lab.`),
      form
    )
  )
}

function field(name: string, hint: string, input: HTMLElement): HTMLElement {
  return element('label', {}, name, input, element('span', { class: 'hint' }, hint))
}
