import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BarChart } from '@/components/charts/bar-chart'
import { gridLines } from '@/components/charts/chart-scale'

class FixedSize {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FixedSize)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(352)
})

const BARS = ['19', '20', '21'].map((day, index) => ({
  label: `${day} November`,
  shortLabel: `${day} Nov`,
  value: index * 4,
}))

test("a bar chart is an image with a text alternative, and shows the hovered day's value", () => {
  render(
    <BarChart
      title="Simulasi per hari"
      summary="Jumlah: 12 simulasi"
      bars={BARS}
      format={(value) => `${value} simulasi`}
      barClass="fill-primary"
    />
  )

  const picture = screen.getByRole('img', { name: 'Simulasi per hari. Jumlah: 12 simulasi' })
  const heights = [...picture.querySelectorAll('rect.fill-primary')].map((bar) =>
    Number(bar.getAttribute('height'))
  )
  expect(heights[0]).toBe(0)
  expect(heights[2]).toBeCloseTo((heights[1] ?? 0) * 2)

  // The scale takes 52 px on the left; each day is 100 px wide.
  fireEvent.pointerMove(picture, { clientX: 52 + 250 })
  expect(screen.getByText(/21 November/)).toHaveTextContent('21 November: 8 simulasi')
  fireEvent.pointerLeave(picture)
  expect(screen.queryByText(/21 November/)).toBeNull()
})

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [11, [0, 5, 10, 15]],
  [320_000, [0, 100_000, 200_000, 300_000, 400_000]],
])('a bar chart up to %i has the grid lines %j', (max, lines) => {
  expect(gridLines(max)).toEqual(lines)
})
