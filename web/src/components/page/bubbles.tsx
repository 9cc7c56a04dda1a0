import { classNames } from '@/lib/class-names'

/** The filled bubble of each row; the last one is the current question. */
const MARKS = [1, 3, 0, 2]
const STEP = 40

/** Four rows of answer bubbles, as decoration in the text's colour. */
export function Bubbles({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 160" className={classNames('overflow-visible', className)}>
      {MARKS.map((mark, row) =>
        [0, 1, 2, 3].map((column) => (
          <circle
            key={`${row}-${column}`}
            cx={20 + column * STEP}
            cy={20 + row * STEP}
            r="13"
            strokeWidth="2"
            className={
              column !== mark
                ? 'fill-none stroke-current opacity-35'
                : row === MARKS.length - 1
                  ? 'fill-accent'
                  : 'fill-current'
            }
          />
        ))
      )}
    </svg>
  )
}
