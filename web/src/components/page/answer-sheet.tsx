import { classNames } from '@/lib/class-names'

/** The filled bubble of each row; the last row is the current question. */
const ROWS = [1, 3, 0, 2, 2, 1, 3, 0].map((mark, index) => ({ number: index + 1, mark }))
const LETTERS = ['A', 'B', 'C', 'D']
const ROW_HEIGHT = 44
const COLUMN_WIDTH = 54
const LEFT = 98
const TOP = 40

/** A drawn answer sheet with one filled bubble per row, as decoration in the text's colour. */
export function AnswerSheet({ className }: { className?: string }) {
  const height = TOP * 2 + ROW_HEIGHT * (ROWS.length - 1)

  return (
    <svg
      aria-hidden
      viewBox={`0 0 320 ${height}`}
      className={classNames('font-sans', className)}
      fill="none"
    >
      <rect
        x="1"
        y="1"
        width="318"
        height={height - 2}
        rx="16"
        stroke="currentColor"
        opacity="0.28"
      />
      {ROWS.map(({ number, mark }) => (
        <g key={number}>
          <text
            x="46"
            y={TOP + (number - 1) * ROW_HEIGHT}
            textAnchor="middle"
            dominantBaseline="central"
            fill="currentColor"
            opacity="0.6"
            fontSize="15"
            fontWeight="600"
          >
            {number}
          </text>
          {LETTERS.map((letter, column) => (
            <Bubble
              key={letter}
              x={LEFT + column * COLUMN_WIDTH}
              y={TOP + (number - 1) * ROW_HEIGHT}
              letter={letter}
              state={column !== mark ? 'empty' : number === ROWS.length ? 'current' : 'filled'}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

interface BubbleProps {
  x: number
  y: number
  letter: string
  state: 'empty' | 'filled' | 'current'
}

function Bubble({ x, y, letter, state }: BubbleProps) {
  if (state !== 'empty') {
    return (
      <circle
        cx={x}
        cy={y}
        r="15"
        className={state === 'current' ? 'fill-accent' : undefined}
        fill="currentColor"
      />
    )
  }
  return (
    <>
      <circle cx={x} cy={y} r="14" stroke="currentColor" strokeWidth="1.5" opacity="0.45" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fill="currentColor"
        opacity="0.6"
        fontSize="13"
      >
        {letter}
      </text>
    </>
  )
}
