import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const page = document.documentElement

/** The script that the browser runs before the first paint. */
const EARLY_SCRIPT = readFileSync(join(ROOT, 'public/theme.js'), 'utf8')
const INDEX_HTML = readFileSync(join(ROOT, 'index.html'), 'utf8')

/** The current colours of the browser bar. */
const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ media, dataset }) => [dataset.theme, media]
  )

/** Loads the module as on a new page. */
async function openPage() {
  vi.resetModules()
  const index = new DOMParser().parseFromString(INDEX_HTML, 'text/html')
  document.head.innerHTML = index.head.innerHTML
  page.dataset.theme = index.documentElement.dataset.theme
  runInNewContext(EARLY_SCRIPT, { document, localStorage })
  const early = page.dataset.theme
  const module = await import('@/lib/theme/theme')
  module.keepTheme()
  return { early, ...module }
}

beforeEach(() => localStorage.clear())

describe('the theme', () => {
  test('the theme follows the device until the user chooses one', async () => {
    const { early, useTheme } = await openPage()

    expect(early).toBe('system')
    expect(page.dataset.theme).toBe('system')
    expect(renderHook(useTheme).result.current).toBe('system')
    expect(barColours()).toEqual([
      ['light', '(prefers-color-scheme: light)'],
      ['dark', '(prefers-color-scheme: dark)'],
    ])
  })

  test('the theme changes at once, with the colour of the browser bar', async () => {
    const { setTheme, useTheme } = await openPage()
    const { result } = renderHook(useTheme)

    act(() => setTheme('dark'))

    expect(result.current).toBe('dark')
    expect(page.dataset.theme).toBe('dark')
    expect(barColours()).toEqual([
      ['light', 'not all'],
      ['dark', ''],
    ])
    act(() => setTheme('system'))
    expect(barColours()[1]).toEqual(['dark', '(prefers-color-scheme: dark)'])
  })

  test.each(['light', 'dark'] as const)(
    'the theme %s is set before the page is rendered',
    async (theme) => {
      const { setTheme } = await openPage()
      setTheme(theme)

      const { early } = await openPage()

      expect(early).toBe(theme)
      expect(page.dataset.theme).toBe(theme)
    }
  )

  test('the theme follows the device if the stored one is unknown', async () => {
    localStorage.setItem('appearance', '{"theme":"sepia"}')
    const { early, useTheme } = await openPage()

    expect(early).toBe('system')
    expect(page.dataset.theme).toBe('system')
    expect(renderHook(useTheme).result.current).toBe('system')
  })
})

test("the browser's bar has the header's colour", () => {
  const tokens = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8')
  const surfaces = [...tokens.matchAll(/--color-surface: (#\w+);/g)].map(([, hex]) => hex)
  const colours = [...INDEX_HTML.matchAll(/content="(#\w+)"/g)].map(([, hex]) => hex)

  expect(colours).toEqual(surfaces)
})
