import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LineChart } from '@/components/charts/line-chart'

class FixedSize {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FixedSize)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(352)
})

test('a line chart joins its values in order, higher ones further up, and shows the hovered one', () => {
  const points = [400, 500, 450].map((value, index) => ({
    label: `Simulasi ${index + 1}`,
    // Two exams on one day have the same date.
    shortLabel: '21 Nov',
    value,
  }))
  render(
    <LineChart
      title="Perkembangan skor"
      summary="Tertinggi 500"
      format={String}
      points={points}
      lines={[300, 400, 500]}
    />
  )

  const picture = screen.getByRole('img', { name: 'Perkembangan skor. Tertinggi 500' })
  const dots = [...picture.querySelectorAll('circle')].map((dot) => [
    Number(dot.getAttribute('cx')),
    Number(dot.getAttribute('cy')),
  ])
  // The scale takes 52 px on the left, 8 px above and 24 px below. Each value is 100 px wide.
  expect(dots).toEqual([
    [102, 82],
    [202, 8],
    [302, 45],
  ])
  expect(picture.querySelector('polyline')).toHaveAttribute('points', '102,82 202,8 302,45')

  fireEvent.pointerMove(picture, { clientX: 52 + 150 })
  expect(screen.getByText(/Simulasi 2/)).toHaveTextContent('Simulasi 2: 500')
  fireEvent.pointerLeave(picture)
  expect(screen.getByText('Tertinggi 500')).toBeVisible()
})
