import { LISTENING_MODE_TITLES } from '@lulus/api/contracts/listening'
import { ShieldCheck } from 'lucide-react'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { Link } from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button-link'
import { certificateMutation } from '@/features/results/api/certificate'
import type { HistoryRow } from '@/features/results/api/history'
import { CertificateButton } from '@/features/results/components/certificate-button'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { formatScore } from '@/lib/format/numbers'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

/** A lab's kiosk can't save files and has no verification page. */
const hasCertificates = (row: HistoryRow) =>
  row.hasilDibuka === undefined &&
  (platform.hasDownloads || (row.kode !== null && platform.hasScreen(paths.verify(row.kode))))

const isExplained = (row: HistoryRow) =>
  row.pembahasan === true && platform.hasScreen(paths.explanations(row.id))

/** The learner's finished exams with scores and certificates. On phones the rows are cards. */
export function HistoryTable({ rows }: { rows: HistoryRow[] }) {
  return (
    <Table caption="Riwayat Simulasi" cards>
      <TableHead>
        <Th>No</Th>
        <Th>Paket</Th>
        <Th>Tanggal</Th>
        <Th>Listening</Th>
        <Th>Structure</Th>
        <Th>Reading</Th>
        <Th>Total</Th>
        {rows.some(isExplained) && <Th>Pembahasan</Th>}
        {rows.some(hasCertificates) && <Th>Sertifikat</Th>}
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={row.id}>
            <Td label="No">{index + 1}</Td>
            <Td label="Paket" id={`paket-${row.id}`} className="font-semibold sm:min-w-24">
              <div className="grid gap-1">
                {row.nama_paket}
                {row.mode === 'asli' && (
                  <span className="text-xs font-normal text-ink-soft">
                    {LISTENING_MODE_TITLES.asli}
                  </span>
                )}
                {row.dihitung_ulang !== undefined && (
                  <span className="max-w-60 text-xs font-normal text-ink-soft">
                    Nilai dihitung ulang {formatDate(row.dihitung_ulang)} karena kunci soal
                    diperbaiki. Sertifikat lama sudah diganti.
                  </span>
                )}
              </div>
            </Td>
            <Td label="Tanggal">
              <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>
            </Td>
            <Td label="Listening">
              <Section score={row.listeningScore} correct={row.listening_correct} />
            </Td>
            <Td label="Structure">
              <Section score={row.structureScore} correct={row.written_correct} />
            </Td>
            <Td label="Reading">
              <Section score={row.readingScore} correct={row.reading_correct} />
            </Td>
            <Td label="Total">
              {row.hasilDibuka === undefined ? (
                <Link
                  to={paths.result(row.id)}
                  aria-label={`${formatScore(row.totalScore)}, lihat hasil ${row.nama_paket}`}
                  className="inline-flex min-h-6 items-center font-bold text-primary underline underline-offset-4"
                >
                  {formatScore(row.totalScore)}
                </Link>
              ) : (
                <span className="max-sm:text-right">
                  Hasil dibuka pada{' '}
                  <time dateTime={row.hasilDibuka}>{formatDateTime(row.hasilDibuka)}</time>
                </span>
              )}
            </Td>
            {rows.some(isExplained) && (
              <Td>
                {isExplained(row) && (
                  <ButtonLink
                    size="sm"
                    to={paths.explanations(row.id)}
                    aria-describedby={`paket-${row.id}`}
                  >
                    Bahas jawaban
                  </ButtonLink>
                )}
              </Td>
            )}
            {hasCertificates(row) && (
              <Td>
                <CertificateLinks row={row} />
              </Td>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function CertificateLinks({ row }: { row: HistoryRow }) {
  if (row.kode === null) return <span>Tidak ada: Anda dikeluarkan dari ujian ini.</span>
  return (
    <div className="flex w-full flex-wrap gap-2">
      <CertificateButton
        variant="secondary"
        size="sm"
        download={certificateMutation(row.id, row.nama_paket)}
        aria-describedby={`paket-${row.id}`}
      >
        Unduh
      </CertificateButton>
      {platform.hasScreen(paths.verify(row.kode)) && (
        <ButtonLink
          variant="quiet"
          size="sm"
          to={paths.verify(row.kode)}
          aria-describedby={`paket-${row.id}`}
        >
          <ShieldCheck aria-hidden className="size-4" />
          Verifikasi
        </ButtonLink>
      )}
    </div>
  )
}

/** A section's score; null while it is held back. */
function Section({ score, correct }: { score: number | null; correct: number | null }) {
  if (score === null) return '–'
  return (
    <span className="tabular-nums">
      {formatScore(score)} <span className="text-ink-soft">({correct} benar)</span>
    </span>
  )
}
