import { useId, useState, type PointerEvent } from 'react'
import { gridLines } from '@/features/admin-dashboard/model/chart-scale'
import { useSize } from '@/components/ui/use-size'
import { formatCompact } from '@/lib/format/compact'

export interface Bar {
  /** What stands below it and beside its value: '21 November'. */
  label: string
  shortLabel: string
  value: number
}

interface BarChartProps {
  title: string
  /** What the chart tells, for those who don't see it. */
  summary: string
  bars: readonly Bar[]
  format: (value: number) => string
  /** The class that colours the bars. */
  barClass: string
}

const HEIGHT = 180
const TOP = 8
const LEFT = 52
const BOTTOM = 24
/** Room of a date below the bars, in CSS pixels. */
const LABEL_WIDTH = 64
const MIN_BAR = 2

/** Values by day as bars. Pointing at a day tells its value; the table beside the chart tells all of them. */
export function BarChart({ title, summary, bars, format, barClass }: BarChartProps) {
  const [size, ref] = useSize<HTMLDivElement>()
  const [pointed, setPointed] = useState<number | null>(null)
  const titleId = useId()
  const width = size?.width ?? 0
  const lines = gridLines(Math.max(0, ...bars.map(({ value }) => value)))
  const top = lines.at(-1) ?? 1
  const slot = Math.max(0, width - LEFT) / Math.max(1, bars.length)
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)
  const labelEvery = Math.max(1, Math.ceil(LABEL_WIDTH / Math.max(1, slot)))
  const shown = pointed === null ? null : bars[pointed]

  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - LEFT) / slot)
    setPointed(at >= 0 && at < bars.length ? at : null)
  }

  return (
    <figure aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={titleId} className="font-semibold">
          {title}
        </span>
        <span className="text-sm text-ink-soft tabular-nums">
          {shown ? (
            <>
              {shown.label}: <strong className="text-ink">{format(shown.value)}</strong>
            </>
          ) : (
            summary
          )}
        </span>
      </figcaption>
      <div ref={ref} style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg
            role="img"
            aria-label={`${title}. ${summary}`}
            width={width}
            height={HEIGHT}
            className="block touch-pan-y"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setPointed(null)}
          >
            {lines.map((value) => (
              <g key={value}>
                <line
                  x1={LEFT}
                  x2={width}
                  y1={y(value)}
                  y2={y(value)}
                  className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
                />
                <text
                  x={LEFT - 8}
                  y={y(value)}
                  textAnchor="end"
                  dominantBaseline="central"
                  className="fill-ink-soft text-xs tabular-nums"
                >
                  {formatCompact(value)}
                </text>
              </g>
            ))}
            {bars.map(({ label, shortLabel, value }, index) => {
              const x = LEFT + index * slot
              const barTop = value > 0 ? Math.min(y(value), y(0) - MIN_BAR) : y(0)
              // Counted from today, which is the last.
              const isLabelled = (bars.length - 1 - index) % labelEvery === 0
              return (
                <g key={label}>
                  {index === pointed && (
                    <rect x={x} y={TOP} width={slot} height={y(0) - TOP} className="fill-muted" />
                  )}
                  <rect
                    x={x + slot * 0.15}
                    y={barTop}
                    width={slot * 0.7}
                    height={y(0) - barTop}
                    className={barClass}
                  />
                  {isLabelled && (
                    <text
                      x={Math.min(x + slot / 2, width - LABEL_WIDTH / 3)}
                      y={HEIGHT - 6}
                      textAnchor="middle"
                      className="fill-ink-soft text-xs"
                    >
                      {shortLabel}
                    </text>
                  )}
                </g>
              )
            })}
          </svg>
        )}
      </div>
    </figure>
  )
}
