import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const AA_TEXT = 4.5
/** Minimum for outlines of controls and the focus ring (WCAG 1.4.11). */
const AA_CONTROL = 3

const GROUNDS = ['canvas', 'surface', 'muted']

/** Text colour tokens with their background tokens, as components use them. */
const TEXT_PAIRS: [ink: string, grounds: string[]][] = [
  ['ink', [...GROUNDS, 'marker', 'primary-soft', 'accent-soft', 'success-soft', 'danger-soft']],
  ['ink-soft', [...GROUNDS, 'primary-soft', 'accent-soft', 'success-soft', 'danger-soft']],
  ['ink-faint', GROUNDS],
  ['primary', [...GROUNDS, 'primary-soft']],
  ['primary-strong', [...GROUNDS, 'primary-soft']],
  ['on-primary', ['primary', 'primary-strong', 'success']],
  ['accent-ink', [...GROUNDS, 'accent-soft']],
  ['on-accent', ['accent']],
  ['success', [...GROUNDS, 'success-soft']],
  ['danger', [...GROUNDS, 'danger-soft']],
  ['on-danger', ['danger', 'danger-strong']],
  ['on-deep', ['deep']],
  ['on-deep-soft', ['deep']],
  ['accent', ['deep']],
  ['on-brand', ['brand']],
  ['deep', ['on-deep']],
]

const CONTROL_PAIRS: [line: string, grounds: string[]][] = [
  ['line-strong', GROUNDS],
  // Also the filled part of a progress bar on the rest.
  ['primary', [...GROUNDS, 'primary-soft', 'line']],
  ['danger', GROUNDS],
  ['accent-ink', GROUNDS],
  ['on-deep-soft', ['deep']],
  // Shapes on filled backgrounds.
  ['accent', ['brand']],
  ['success', ['success-soft']],
]

type Theme = Map<string, string>

function readThemes(): Record<'light' | 'dark', Theme> {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const split = css.indexOf('@variant dark')
  const colours = (part: string): Theme =>
    new Map(
      [...part.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})\s*;/g)].map(([, name, hex]) => [
        name ?? '',
        hex ?? '',
      ])
    )
  const light = colours(css.slice(0, split))
  return { light, dark: new Map([...light, ...colours(css.slice(split))]) }
}

/** Relative luminance of '#rrggbb', 0-1 (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function colourOf(theme: Theme, name: string): string {
  const hex = theme.get(name)
  if (hex === undefined) throw new Error(`tokens.css has no colour named ${name}`)
  return hex
}

describe.each(Object.entries(readThemes()))('the %s theme', (_, theme) => {
  const ratio = (ink: string, ground: string) =>
    contrast(colourOf(theme, ink), colourOf(theme, ground))

  const flat = (pairs: [string, string[]][]) =>
    pairs.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const))

  test.each(flat(TEXT_PAIRS))('the theme has readable %s on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  test.each(flat(CONTROL_PAIRS))(
    'the theme has visible outlines of controls in %s on %s',
    (line, ground) => {
      expect(ratio(line, ground)).toBeGreaterThanOrEqual(AA_CONTROL)
    }
  )
})

test('the contrast of black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
