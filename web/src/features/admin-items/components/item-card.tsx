import {
  difficultyWord,
  discriminationWord,
  ITEM_WARNING_LABELS,
} from '@lulus/api/contracts/item_analysis'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import type { AnalysedItem } from '@/features/admin-items/api/analysis'
import { ItemCurve } from '@/features/admin-items/components/item-curve'
import { QuestionLink } from '@/features/admin-items/components/question-link'
import { curvesOf, curveSentence, letterOf } from '@/features/admin-items/model/item-curve'
import { placeOf } from '@/features/admin-items/model/place-of'
import { adminPaths } from '@/lib/admin-paths'
import { formatDecimal } from '@/lib/format/numbers'

interface ItemCardProps {
  item: AnalysedItem
  paketId: number
  /** Whether keys may be corrected. */
  mayCorrect: boolean
}

/** One item: what is wrong with it, its figures, who chose what. */
export function ItemCard({ item, paketId, mayCorrect }: ItemCardProps) {
  const { page, gugur, kunci, peringatan, kesukaran, dayaPembeda, korelasi, peserta, waktu } = item
  const curves = curvesOf(item)
  const headingId = `soal-${page}`
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg font-bold">
          {placeOf(page)}
        </h2>
        <span className="text-sm font-semibold">
          {gugur ? 'Digugurkan' : `Kunci ${kunci.map(letterOf).join(' atau ')}`}
        </span>
      </div>
      {peringatan.length > 0 && (
        <ul className="grid gap-2">
          {peringatan.map(({ jenis, pesan }) => (
            <li key={jenis} className="grid justify-items-start gap-1 text-sm">
              <Badge tone={jenis === 'kunci_salah' ? 'danger' : 'accent'} icon={TriangleAlert}>
                {ITEM_WARNING_LABELS[jenis]}
              </Badge>
              {pesan}
            </li>
          ))}
        </ul>
      )}
      {gugur ? (
        <p className="text-sm text-ink-soft">Soal ini dihitung benar untuk semua peserta.</p>
      ) : (
        <div className="grid gap-4 min-[480px]:grid-cols-2">
          <dl className="grid content-start gap-2 text-sm">
            <Figure term="Kesukaran" word={difficultyWord(kesukaran)}>
              {formatDecimal(kesukaran)}
            </Figure>
            <Figure term="Daya pembeda" word={discriminationWord(dayaPembeda)}>
              {formatDecimal(dayaPembeda)}
            </Figure>
            <Figure term="Korelasi">{formatDecimal(korelasi)}</Figure>
            <Figure term="Peserta">{peserta}</Figure>
            <Figure
              term="Waktu"
              word={waktu.detik === null ? undefined : `dari ${waktu.diketahui} peserta`}
            >
              {waktu.detik === null ? 'Belum cukup data' : `${formatDecimal(waktu.detik)} detik`}
            </Figure>
          </dl>
          <div className="grid content-start gap-1">
            <ItemCurve curves={curves} />
            <p className="text-sm text-ink-soft">{curveSentence(curves)}</p>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <QuestionLink page={page} soalId={item.soalId} describedBy={headingId} />
        {mayCorrect && (
          <ButtonLink
            to={`${adminPaths.rescoring(paketId)}?page=${page}`}
            variant="quiet"
            size="sm"
            aria-describedby={headingId}
          >
            Koreksi kunci
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

interface FigureProps {
  term: string
  word?: string | undefined
  children: ReactNode
}

function Figure({ term, word, children }: FigureProps) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold tabular-nums">
        {children}
        {word && <span className="block text-xs font-normal text-ink-soft">{word}</span>}
      </dd>
    </div>
  )
}
