import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Testimonials } from '@/features/landing/components/testimonials'
import { STEP_MS } from '@/features/landing/hooks/use-auto-scroll'
import type { Testimonial } from '@/features/landing/components/testimonial-column'
import { SETTINGS } from '@/testing/settings'

/** Heights as a browser would measure them: the frame, and one copy of a column. */
const FRAME = 480
const COPY = 1000

let media: Record<string, boolean>
let copyHeight: number
let sight: (ratio: number) => void

beforeEach(() => {
  vi.useFakeTimers()
  copyHeight = COPY
  media = { '(min-width: 769px)': true, '(prefers-reduced-motion: reduce)': false }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media[query] ?? false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        onChange: (entries: object[]) => void,
        public options: { threshold: number }
      ) {
        sight = (intersectionRatio) => act(() => onChange([{ intersectionRatio }]))
      }
      observe() {}
      disconnect() {}
    }
  )
  const prototype = HTMLElement.prototype
  vi.spyOn(prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'UL' ? copyHeight : FRAME
  })
  vi.spyOn(prototype, 'scrollHeight', 'get').mockReturnValue(2 * COPY)
  return () => vi.useRealTimers()
})

function open(share = 0.3, testimonials = SETTINGS.testimoni) {
  render(<Testimonials testimonials={testimonials} />)
  if (media['(min-width: 769px)']) sight(share)
}

const steps = (count: number) =>
  act(() => {
    vi.advanceTimersByTime(count * STEP_MS)
  })
const lists = () => screen.getAllByRole('list', { hidden: true })
/** Scroll positions of both columns. */
const offsets = () =>
  [...new Set(lists().map((list) => list.parentElement))].map((column) => column?.scrollTop)

test('two testimonial columns move in opposite directions, a pixel every 30 ms', () => {
  open()

  steps(10)
  expect(offsets()).toEqual([10, COPY - 10])
  steps(COPY - 10)
  expect(offsets()).toEqual([0, 0])
})

test('screen readers read each testimonial once, although it is in the page twice', () => {
  open()

  expect(screen.getAllByRole('figure')).toHaveLength(3)
  expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(6)
})

test("a testimonial's picture reserves its space before loading, and is described once", () => {
  const gambar = { path: '/uploads/testimoni/a.webp', lebar: 800, tinggi: 600, keterangan: null }
  const [one, two, three] = SETTINGS.testimoni as [Testimonial, Testimonial, Testimonial]
  const described = { ...two, gambar: { ...gambar, keterangan: 'Rina dan sertifikatnya' } }
  open(0.3, [{ ...one, gambar }, described, three])

  const pictures = screen.getAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Gambar dari Contoh Satu',
    'Rina dan sertifikatnya',
  ])
  for (const [name, value] of Object.entries({
    src: '/api/uploads/testimoni/a.webp',
    width: '800',
    height: '600',
    loading: 'lazy',
  }))
    expect(pictures[0]).toHaveAttribute(name, value)
})

test('testimonials do not move while less than 30 % of them is visible', () => {
  open(0.29)

  steps(10)
  expect(offsets()).toEqual([0, 0])
  sight(0.3)
  steps(1)
  expect(offsets()).toEqual([1, COPY - 1])
})

test('testimonials can be stopped, scrolled by hand and started again', () => {
  open()

  fireEvent.click(screen.getByRole('button', { name: 'Hentikan gerakan' }))
  steps(10)
  expect(offsets()).toEqual([0, 0])
  expect(screen.getAllByRole('group', { name: 'Testimoni' })[0]).toHaveAttribute('tabindex', '0')
  fireEvent.click(screen.getByRole('button', { name: 'Gerakkan lagi' }))
  steps(1)
  expect(offsets()).toEqual([1, COPY - 1])
})

test('testimonial columns too short to move have no stop button', () => {
  copyHeight = FRAME
  open()

  steps(10)
  expect(offsets()).toEqual([0, 0])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(3)
})

test('pointing at testimonials pauses them', () => {
  open()
  const columns = lists()[0]?.parentElement?.parentElement as HTMLElement

  fireEvent.pointerEnter(columns)
  steps(10)
  expect(offsets()).toEqual([0, 0])
  fireEvent.pointerLeave(columns)
  steps(1)
  expect(offsets()).toEqual([1, COPY - 1])
})

test('with reduced motion all testimonials are shown at once', () => {
  media['(prefers-reduced-motion: reduce)'] = true
  open()

  steps(10)
  expect(offsets()).toEqual([0, 0])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(3)
})

test('up to 768 px testimonials are side by side and do not move', () => {
  media['(min-width: 769px)'] = false
  open()

  steps(10)
  expect(lists()).toHaveLength(1)
  expect(lists()[0]?.scrollTop).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
})
