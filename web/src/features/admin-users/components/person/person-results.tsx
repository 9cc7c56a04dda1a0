import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { PersonResult } from '@/features/admin-users/api/person'
import { Item, Section } from '@/features/admin-users/components/person/section'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatScore } from '@/lib/format/numbers'

interface PersonResultsProps {
  results: readonly PersonResult[]
  /** A button that saves a result's certificate. */
  certificate: (result: PersonResult, describedBy: string) => ReactNode
  onRename: (result: PersonResult) => void
}

/** The finished attempts with their answer sheets and certificates. */
export function PersonResults({ results, certificate, onRename }: PersonResultsProps) {
  return (
    <Section
      title="Riwayat simulasi"
      isEmpty={results.length === 0}
      empty="Belum pernah menyelesaikan simulasi."
    >
      <ul className="grid gap-3">
        {results.map((result) => {
          const titleId = `riwayat-${result.id}`
          return (
            <Item
              key={result.id}
              buttons={
                <>
                  <ButtonLink
                    variant="secondary"
                    size="sm"
                    to={adminPaths.answerSheet(result.id)}
                    aria-describedby={titleId}
                  >
                    Lembar Jawaban
                  </ButtonLink>
                  {result.kode !== null && certificate(result, titleId)}
                  {result.kode !== null && result.nama_sertifikat !== undefined && (
                    <Button size="sm" aria-describedby={titleId} onClick={() => onRename(result)}>
                      Perbaiki Nama
                    </Button>
                  )}
                </>
              }
            >
              <p id={titleId} className="font-semibold">
                {result.nama_paket}: {formatScore(result.totalScore)}{' '}
                {result.dikeluarkan && <Badge tone="danger">Dikeluarkan</Badge>}
              </p>
              <p className="text-sm text-ink-soft">
                <time dateTime={result.createdAt}>{formatDateTime(result.createdAt)}</time> ·
                Listening {formatScore(result.listeningScore)}, Structure{' '}
                {formatScore(result.structureScore)}, Reading {formatScore(result.readingScore)}
              </p>
              {result.nama_sertifikat !== undefined && result.kode !== null && (
                <p className="text-sm">Nama di sertifikat: {result.nama_sertifikat}</p>
              )}
              {result.terlambat !== null && (
                <p className="text-sm">Ada jawaban terlambat yang menunggu keputusan.</p>
              )}
            </Item>
          )
        })}
      </ul>
    </Section>
  )
}
