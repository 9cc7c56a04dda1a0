import { ChartFrame, type ChartPoint, type ChartText } from '@/components/charts/chart-frame'

interface LineChartProps extends ChartText {
  /** Sorted by time. */
  points: readonly ChartPoint[]
  /** Values of the horizontal lines; the lowest is the bottom. */
  lines: readonly number[]
}

const DOT_RADIUS = 4

/** Shows how a value changes from one date to the next. */
export function LineChart({ points, lines, ...text }: LineChartProps) {
  return (
    <ChartFrame {...text} points={points} lines={lines}>
      {({ slotStart, slotWidth, y }) => {
        const places = points.map(({ value }, index) => ({
          x: slotStart(index) + slotWidth / 2,
          y: y(value),
        }))
        return (
          <>
            <polyline
              points={places.map((place) => `${place.x},${place.y}`).join(' ')}
              className="fill-none stroke-primary"
              strokeWidth={2}
              strokeLinejoin="round"
            />
            {places.map((place, index) => (
              <circle
                key={index}
                cx={place.x}
                cy={place.y}
                r={DOT_RADIUS}
                className="fill-surface stroke-primary"
                strokeWidth={2}
              />
            ))}
          </>
        )
      }}
    </ChartFrame>
  )
}
