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

  const inputs = { server, lab, seat, displays, pin, code }
  /** Shows the problems, marks their fields, and focuses the first. */
  const tell = (found: readonly OperatorProblem[]) => {
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
  const save = async () => {
    const choice = displays.value === 'refuse' ? 'refuse' : 'blank'
    tell(
      await bridge.save({
        server: server.value,
        lab: lab.value,
        seat: seat.value,
        displays: choice,
        pin: pin.value,
        code: code.value,
      })
    )
  }

  const form = element(
    'form',
    {},
    element(
      'div',
      { class: 'columns' },
      field('Alamat server', 'Alamat yang dipakai peserta di peramban.', server),
      field('Lebih dari satu layar', 'Berlaku selama aplikasi ujian terbuka.', displays),
      field('Nama lab', 'Misalnya: Lab Bahasa 1', lab),
      field('Nomor kursi', 'Harus berbeda di setiap komputer.', seat),
      field(
        'PIN operator',
        fields
          ? 'Kosongkan bila tidak diganti.'
          : '6 sampai 12 angka, tidak berurutan. Diperlukan untuk keluar.',
        pin
      ),
      field(
        'Kode pendaftaran kursi',
        'Dari admin, halaman Lab. Kosongkan bila tidak ada; kunci kursi yang sudah terpasang tetap dipakai.',
        code
      )
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
      { class: 'page wide' },
      element('h1', {}, 'Pengaturan komputer ujian'),
      element('p', { class: 'soft' }, `Lulus ${version}. Diisi sekali oleh operator lab.`),
      form
    )
  )
}

function field(name: string, hint: string, input: HTMLElement): HTMLElement {
  return element('label', {}, name, input, element('span', { class: 'hint' }, hint))
}
