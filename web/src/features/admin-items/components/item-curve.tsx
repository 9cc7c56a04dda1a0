import type { OptionCurve } from '@/features/admin-items/model/item-curve'
import { curvesText, placesApart } from '@/features/admin-items/model/item-curve'

const [WIDTH, HEIGHT] = [150, 92]
const AREA = { left: 6, right: 130, top: 8, bottom: 76 }
const PLACES = [AREA.left, (AREA.left + AREA.right) / 2, AREA.right] as const
const heightOf = (share: number) => AREA.bottom - share * (AREA.bottom - AREA.top)

/** Letters closer than this would cover each other. */
const LETTER_GAP = 11

/** How often each option was chosen by third of the learners: the key as a thick line, the others dashed. */
export function ItemCurve({ curves }: { curves: readonly OptionCurve[] }) {
  const letters = lettersApart(curves)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={curvesText(curves)}
      className="w-full max-w-60"
    >
      <path
        d={`M${AREA.left} ${AREA.top}V${AREA.bottom}H${AREA.right}`}
        className="fill-none stroke-line-strong"
      />
      {curves.map(({ letter, isKey, shares }) => (
        <polyline
          key={letter}
          points={shares.map((share, at) => `${PLACES[at]},${heightOf(share)}`).join(' ')}
          className={isKey ? 'fill-none stroke-primary' : 'fill-none stroke-ink-soft'}
          strokeWidth={isKey ? 3 : 1.25}
          strokeDasharray={isKey ? undefined : '4 3'}
        />
      ))}
      {letters.map(({ letter, isKey, y }) => (
        <text
          key={letter}
          x={AREA.right + 5}
          y={y + 4}
          className={isKey ? 'fill-primary font-bold' : 'fill-ink-soft'}
          fontSize={11}
        >
          {letter}
        </text>
      ))}
      <text x={AREA.left} y={HEIGHT - 3} fontSize={10} className="fill-ink-soft">
        bawah
      </text>
      <text x={AREA.right} y={HEIGHT - 3} fontSize={10} textAnchor="end" className="fill-ink-soft">
        atas
      </text>
    </svg>
  )
}

/** Each letter at the end of its line, moved where it would cover another one. */
function lettersApart(curves: readonly OptionCurve[]) {
  const byHeight = curves
    .map(({ letter, isKey, shares }) => ({ letter, isKey, y: heightOf(shares[2]) }))
    .sort((a, b) => a.y - b.y)
  const places = placesApart(
    byHeight.map(({ y }) => y),
    LETTER_GAP,
    AREA.bottom
  )
  return byHeight.map((one, at) => ({ ...one, y: places[at] ?? one.y }))
}
