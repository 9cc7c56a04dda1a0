import { ChartFrame, type ChartPoint, type ChartText } from '@/components/charts/chart-frame'
import { gridLines } from '@/components/charts/chart-scale'

interface BarChartProps extends ChartText {
  bars: readonly ChartPoint[]
  barClass: string
}

const MIN_BAR = 2

/** Shows values by day as bars that start at zero. */
export function BarChart({ bars, barClass, ...text }: BarChartProps) {
  const lines = gridLines(Math.max(0, ...bars.map(({ value }) => value)))

  return (
    <ChartFrame {...text} points={bars} lines={lines}>
      {({ slotStart, slotWidth, y }) =>
        bars.map(({ label, value }, index) => {
          const top = value > 0 ? Math.min(y(value), y(0) - MIN_BAR) : y(0)
          return (
            <rect
              key={label}
              x={slotStart(index) + slotWidth * 0.15}
              y={top}
              width={slotWidth * 0.7}
              height={y(0) - top}
              className={barClass}
            />
          )
        })
      }
    </ChartFrame>
  )
}
