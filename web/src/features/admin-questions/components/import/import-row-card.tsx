import { memo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useChange } from '@/components/use-change'
import {
  mendRowMutation,
  type ImportReview,
  type ImportRow,
  type RowMend,
} from '@/features/admin-questions/api/imports'
import { ImportedQuestion } from '@/features/admin-questions/components/import/imported-question'
import { MendForm } from '@/features/admin-questions/components/import/mend-form'
import { StateBadge } from '@/features/admin-questions/components/import/state-badge'
import { placeOfRow, STATE_MEANINGS } from '@/features/admin-questions/model/import-rows'

interface ImportRowCardProps {
  paketId: number
  importId: number
  row: ImportRow
  media: ImportReview['media']
  passages: ImportReview['bacaan']
  /** Whether the import can still be changed. */
  isOpen: boolean
}

/** The id of a row's heading, to go to it. */
export const rowHeadingId = (nomor: number) => `baris-${nomor}`

/** One row of an import: its question, where the file has it, what it would do, and how to mend it. */
export const ImportRowCard = memo(function ImportRowCard(props: ImportRowCardProps) {
  const { paketId, importId, row, media, passages, isOpen } = props
  const [isMending, setMending] = useState(false)
  const mendButton = useRef<HTMLButtonElement>(null)
  const mend = useChange(mendRowMutation({ paketId, id: importId }), {
    failed: null,
    done: null,
    onDone: () => close(),
  })
  const close = () => {
    setMending(false)
    mendButton.current?.focus()
  }
  const send = (change: RowMend) =>
    Object.keys(change).length === 0 ? close() : mend.change({ nomor: row.nomor, ...change })
  const isDropped = row.keadaan === 'dibuang'

  return (
    <li
      // Rows out of sight aren't laid out: a file may have hundreds.
      className="min-w-0 [contain-intrinsic-block-size:auto_22rem] [content-visibility:auto]"
    >
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3
              id={rowHeadingId(row.nomor)}
              tabIndex={-1}
              className="scroll-mt-40 font-bold tabular-nums"
            >
              {placeOfRow(row)}
            </h3>
            <p className="text-sm text-ink-soft">
              Baris {row.nomor} · {row.letak}
            </p>
          </div>
          <div className="grid justify-items-start gap-1 sm:justify-items-end">
            <StateBadge state={row.keadaan} />
            <p
              className={row.keadaan === 'galat' ? 'text-sm text-danger' : 'text-sm text-ink-soft'}
            >
              {row.pesan ?? STATE_MEANINGS[row.keadaan]}
            </p>
          </div>
        </div>
        {!isDropped && !isMending && (
          <ImportedQuestion
            row={row}
            audio={media.find(({ nama }) => nama === row.audio)?.alamat ?? null}
            passage={passages.find(({ kode }) => kode === row.bacaan)}
          />
        )}
        {isMending && (
          <MendForm
            row={row}
            review={{ media, bacaan: passages }}
            isPending={mend.isPending}
            failure={mend.failure}
            onSave={send}
            onCancel={close}
          />
        )}
        {isOpen && (
          <div className={isMending ? 'sr-only' : 'flex flex-wrap gap-3'}>
            {!isDropped && (
              <Button
                ref={mendButton}
                size="sm"
                variant="secondary"
                aria-label={`Perbaiki baris ${row.nomor}`}
                onClick={() => setMending(true)}
              >
                Perbaiki
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              loading={mend.isPending}
              aria-label={`${isDropped ? 'Kembalikan' : 'Keluarkan'} baris ${row.nomor}`}
              onClick={() => send({ buang: !isDropped })}
            >
              {isDropped ? 'Kembalikan' : 'Keluarkan'}
            </Button>
          </div>
        )}
        {!isMending && mend.failure && (
          <p role="alert" className="text-danger">
            {mend.failure}
          </p>
        )}
      </Card>
    </li>
  )
})
