import { CERTIFICATES_IN_ONE_PDF, type LeftOutReason } from '@lulus/api/contracts/reports'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import type { CertificatePlan, CertificatesForm } from '@/features/admin-documents/api/documents'
import { formatCount } from '@/lib/format/numbers'
import type { Change } from '@/lib/query/change-meta'

const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  belum_mengerjakan: 'Belum mengerjakan',
  sedang_mengerjakan: 'Sedang mengerjakan',
}

interface CertificatesDialogProps {
  title: string
  description: string
  /** Null while no package is chosen. */
  plan: UseQueryResult<CertificatePlan> | null
  mutation: Change<void, CertificatesForm>
  onClose: () => void
  /** Fields above the plan. */
  children?: ReactNode
}

/** Shows who gets a certificate and who doesn't, then saves all of them as one PDF or as an archive. */
export function CertificatesDialog({
  title,
  description,
  plan,
  mutation,
  onClose,
  children,
}: CertificatesDialogProps) {
  const { data } = plan ?? {}
  const download = useChange(mutation, {
    failed: null,
    fallback: 'Gagal mengunduh. Silakan coba lagi.',
  })
  const isTooMany = (data?.jumlah ?? 0) > CERTIFICATES_IN_ONE_PDF
  const isMaking = (form: CertificatesForm) => download.sending === form

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!download.isPending}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={download.isPending} onClick={onClose}>
            Tutup
          </Button>
          {data && data.jumlah > 0 && (
            <>
              <Button
                variant="secondary"
                loading={isMaking('zip')}
                disabled={download.isPending}
                onClick={() => download.change('zip')}
              >
                ZIP, Satu PDF per Peserta
              </Button>
              {!isTooMany && (
                <Button
                  loading={isMaking('pdf')}
                  disabled={download.isPending}
                  onClick={() => download.change('pdf')}
                >
                  Satu PDF
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {children}
        {plan?.isPending && <SkeletonList label="Memeriksa hasil…" rows={2} rowClassName="h-12" />}
        {plan?.error && !data && (
          <LoadFailure
            title="Gagal memeriksa hasil"
            error={plan.error}
            retrying={plan.isFetching}
            onRetry={() => void plan.refetch()}
          />
        )}
        {data && <Plan plan={data} />}
        {download.isPending && (
          <p role="status" className="text-ink-soft">
            Menyusun sertifikat…
          </p>
        )}
        {download.isSuccess && <Alert tone="success">Sertifikat diunduh.</Alert>}
        {download.failure !== null && <Alert tone="danger">{download.failure}</Alert>}
      </div>
    </Dialog>
  )
}

function Plan({
  plan: { jumlah: count, menunggu: undecided, tanpa: without },
}: {
  plan: CertificatePlan
}) {
  return (
    <>
      <p className="font-semibold">
        {count === 0 ? 'Belum ada sertifikat.' : `${formatCount(count)} sertifikat.`}
      </p>
      {undecided.length > 0 && (
        <Alert tone="warning" title="Hasil ini masih dapat berubah">
          Jawaban terlambat belum diputuskan: {undecided.map(({ nama }) => nama).join(', ')}.
        </Alert>
      )}
      {without.length > 0 && (
        <section aria-labelledby="tanpa-sertifikat" className="grid gap-2">
          <h3 id="tanpa-sertifikat" className="font-semibold">
            Tanpa sertifikat: {formatCount(without.length)} peserta
          </h3>
          <ul className="grid gap-1">
            {without.map(({ id, nama, nohp, sebab }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1"
              >
                <span className="min-w-0 wrap-anywhere">
                  {nama} <span className="text-ink-soft tabular-nums">· {nohp}</span>
                </span>
                <span className="text-ink-soft">{LEFT_OUT_TEXTS[sebab]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
