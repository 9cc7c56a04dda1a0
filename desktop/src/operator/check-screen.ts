import { element, showScreen } from './element.ts'
import type { OperatorBridge, OperatorCheck, OperatorState } from './operator-bridge.ts'
import { countOutputs, playTone } from './tone.ts'

const WORDS = { good: 'Baik', bad: 'Masalah', waiting: 'Menunggu' } as const
const BANNERS = {
  good: { sign: '✓', title: 'SIAP' },
  bad: { sign: '✕', title: 'BELUM SIAP' },
  waiting: { sign: '…', title: 'PERIKSA' },
} as const

/** The check before an exam: green or red, to be read from across the room. */
export async function showCheck(bridge: OperatorBridge, state: OperatorState): Promise<void> {
  let isHeard: boolean | null = null

  const run = async () => {
    draw([], 'waiting')
    const checks = await bridge.check({ outputs: await countOutputs(), isHeard })
    draw(checks, stateOf(checks))
  }
  const answer = (heard: boolean) => {
    isHeard = heard
    return run()
  }
  const draw = (checks: OperatorCheck[], overall: OperatorCheck['state']) =>
    showScreen(
      element(
        'div',
        { class: 'check' },
        bannerOf(overall, state),
        element(
          'section',
          { class: 'list' },
          element('ul', {}, ...checks.map((check) => lineOf(check))),
          element(
            'div',
            { class: 'buttons' },
            element(
              'button',
              { onclick: () => void bridge.openExam(), disabled: overall !== 'good' },
              'Buka ujian'
            ),
            element('button', { class: 'quiet', onclick: () => void playTone() }, 'Putar nada'),
            element(
              'button',
              { class: 'quiet', onclick: () => void answer(true) },
              'Nada terdengar'
            ),
            element(
              'button',
              { class: 'quiet', onclick: () => void answer(false) },
              'Tidak terdengar'
            ),
            element('button', { class: 'quiet', onclick: () => void run() }, 'Periksa lagi')
          )
        )
      )
    )

  await run()
}

function stateOf(checks: readonly OperatorCheck[]): OperatorCheck['state'] {
  if (checks.some(({ state }) => state === 'bad')) return 'bad'
  return checks.some(({ state }) => state === 'waiting') ? 'waiting' : 'good'
}

function bannerOf(overall: OperatorCheck['state'], { fields }: OperatorState): HTMLElement {
  const { sign, title } = BANNERS[overall]
  return element(
    'header',
    { class: `banner ${overall}`, role: 'status' },
    element('span', { class: 'sign' }, sign),
    element('h1', {}, title),
    element('p', {}, fields ? `${fields.lab} · Kursi ${fields.seat}` : '')
  )
}

function lineOf({ name, state, detail }: OperatorCheck): HTMLElement {
  return element(
    'li',
    {},
    element('span', { class: `state ${state}` }, WORDS[state]),
    element('strong', {}, name),
    element('span', {}, detail)
  )
}
