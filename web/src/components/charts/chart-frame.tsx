import { useId, useState, type PointerEvent, type ReactNode } from 'react'
import { useSize } from '@/components/ui/use-size'
import { formatCompact } from '@/lib/format/numbers'

/** A value with its label below the chart and its label beside the value. */
export interface ChartPoint {
  /** Shown beside its value, as '21 November'. */
  label: string
  shortLabel: string
  value: number
}

export interface ChartText {
  title: string
  /** Shown beside its value, such as '21 November'. */
  summary: string
  format: (value: number) => string
}

/** Positions in the drawing, in CSS pixels. */
export interface ChartSpace {
  /** The left edge of a point's slot. All slots have equal width. */
  slotStart: (index: number) => number
  slotWidth: number
  y: (value: number) => number
}

interface ChartFrameProps extends ChartText {
  points: readonly ChartPoint[]
  /** Values of the horizontal lines, from the bottom to the top. */
  lines: readonly number[]
  children: (space: ChartSpace) => ReactNode
}

const HEIGHT = 180
const TOP = 8
const LEFT = 52
const BOTTOM = 24
const LABEL_WIDTH = 64

/** The common parts of charts: lines, labels and the hovered value. All values are in a table elsewhere on the page. */
export function ChartFrame({ title, summary, format, points, lines, children }: ChartFrameProps) {
  const [size, ref] = useSize<HTMLDivElement>()
  const [pointed, setPointed] = useState<number | null>(null)
  const titleId = useId()
  const width = size?.width ?? 0
  const ground = lines[0] ?? 0
  const range = (lines.at(-1) ?? 1) - ground
  const slotWidth = Math.max(0, width - LEFT) / Math.max(1, points.length)
  const slotStart = (index: number) => LEFT + index * slotWidth
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - ground) / range)
  const shown = pointed === null ? null : points[pointed]

  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - LEFT) / slotWidth)
    setPointed(at >= 0 && at < points.length ? at : null)
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
      {/* The old, wider drawing must not stretch this box before it is redrawn. */}
      <div ref={ref} className="relative overflow-hidden" style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg
            role="img"
            aria-label={`${title}. ${summary}`}
            width={width}
            height={HEIGHT}
            // Out of the flow, so that it doesn't widen the box.
            className="absolute inset-0 touch-pan-y"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setPointed(null)}
          >
            <Lines values={lines} width={width} y={y} />
            {pointed !== null && (
              <rect
                x={slotStart(pointed)}
                y={TOP}
                width={slotWidth}
                height={y(ground) - TOP}
                className="fill-muted"
              />
            )}
            {children({ slotStart, slotWidth, y })}
            <Labels points={points} width={width} slotStart={slotStart} slotWidth={slotWidth} />
          </svg>
        )}
      </div>
    </figure>
  )
}

interface LinesProps extends Pick<ChartSpace, 'y'> {
  values: readonly number[]
  width: number
}

function Lines({ values, width, y }: LinesProps) {
  return values.map((value, index) => (
    <g key={value}>
      <line
        x1={LEFT}
        x2={width}
        y1={y(value)}
        y2={y(value)}
        className={index === 0 ? 'stroke-line-strong' : 'stroke-line'}
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
  ))
}

interface LabelsProps extends Omit<ChartSpace, 'y'> {
  points: readonly ChartPoint[]
  width: number
}

/** As many labels below the points as fit. */
function Labels({ points, width, slotStart, slotWidth }: LabelsProps) {
  const labelEvery = Math.max(1, Math.ceil(LABEL_WIDTH / Math.max(1, slotWidth)))
  return points.map(
    ({ shortLabel }, index) =>
      // Counts from the last point, the newest.
      (points.length - 1 - index) % labelEvery === 0 && (
        <text
          key={index}
          x={Math.min(slotStart(index) + slotWidth / 2, width - LABEL_WIDTH / 3)}
          y={HEIGHT - 6}
          textAnchor="middle"
          className="fill-ink-soft text-xs"
        >
          {shortLabel}
        </text>
      )
  )
}
