import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorCheck, OperatorState } from './operator-bridge.ts'
import { countOutputs, playTone } from './tone.ts'

const WORDS = { good: 'Baik', bad: 'Masalah', waiting: 'Menunggu', warning: 'Perhatian' } as const
const BANNERS = {
  good: { sign: '✓', title: 'SIAP' },
  bad: { sign: '✕', title: 'BELUM SIAP' },
  waiting: { sign: '…', title: 'PERIKSA' },
} as const

interface CheckOptions {
  /** Back to the menu. Undefined before the PIN. */
  onBack?: () => void
}

/** Shows the check before an exam: green or red, readable from a distance. */
export async function showCheck(
  bridge: OperatorBridge,
  state: OperatorState,
  { onBack }: CheckOptions
): Promise<void> {
  let isHeard: boolean | null = null
  let checks: OperatorCheck[] = []
  let latest = 0

  const run = async (isAnew = false) => {
    const turn = (latest += 1)
    draw('waiting')
    const found = await bridge.check({ outputs: await countOutputs(), isHeard, isAnew })
    // An answer about the headset has started another run.
    if (turn !== latest) return
    checks = found
    draw(stateOf(checks))
  }
  const answer = (heard: boolean) => {
    isHeard = heard
    return run()
  }
  const draw = (overall: keyof typeof BANNERS) =>
    showScreen(
      element(
        'div',
        { class: 'check' },
        bannerOf(overall, state, checks),
        checks.length === 0
          ? element('p', { class: 'running' }, 'Komputer ini sedang diperiksa …')
          : element('ul', { class: 'list' }, ...checks.map((check) => lineOf(check))),
        element(
          'div',
          { class: 'buttons bar' },
          element(
            'button',
            { onclick: () => void bridge.openExam(), disabled: overall !== 'good' },
            'Buka ujian'
          ),
          quiet('Putar nada', () => void playTone()),
          quiet('Nada terdengar', () => void answer(true)),
          quiet('Tidak terdengar', () => void answer(false)),
          quiet('Periksa lagi', () => void run(true)),
          onBack
            ? quiet('Kembali ke menu', onBack)
            : quiet('Menu operator', () => void bridge.lock())
        )
      )
    )

  await run()
}

function quiet(name: string, onclick: () => void): HTMLElement {
  return element('button', { class: 'quiet', onclick }, name)
}

function stateOf(checks: readonly OperatorCheck[]): keyof typeof BANNERS {
  if (checks.some(({ state }) => state === 'bad')) return 'bad'
  return checks.some(({ state }) => state === 'waiting') ? 'waiting' : 'good'
}

function bannerOf(
  overall: keyof typeof BANNERS,
  { fields }: OperatorState,
  checks: readonly OperatorCheck[]
): HTMLElement {
  const { sign, title } = BANNERS[overall]
  const warnings = checks.filter(({ state }) => state === 'warning').length
  const place = fields ? `${fields.lab} · Kursi ${fields.seat}` : ''
  return element(
    'div',
    { class: `banner ${overall}`, role: 'status' },
    element('span', { class: 'sign' }, sign),
    element('h1', {}, title),
    element('p', {}, warnings === 0 ? place : `${place} · ${warnings} perhatian`)
  )
}

function lineOf({ name, state, detail }: OperatorCheck): HTMLElement {
  return element(
    'li',
    { class: state },
    element('span', { class: `state ${state}` }, WORDS[state]),
    element('strong', {}, name),
    element('span', {}, detail)
  )
}
