import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { CircleX } from 'lucide-react'
import { PageHeading } from '@/components/page/page-heading'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import { certificateQuery } from '@/features/results/api/certificate'
import { ValidCertificate } from '@/features/results/components/valid-certificate'
import { VerifyForm } from '@/features/results/components/verify-form'
import { Card } from '@/components/ui/card'

/** /verifikasi/{kode}: shows publicly whether a certificate is genuine. Without a code it asks for one. */
export function VerifyPage() {
  const { kode } = useParams()

  return (
    <div className="mx-auto grid max-w-2xl gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading
        lead={
          kode === undefined &&
          'Masukkan kode yang tercetak pada sertifikat untuk memastikan sertifikat itu asli.'
        }
      >
        Verifikasi Sertifikat
      </PageHeading>
      {kode !== undefined && <Verdict kode={kode} />}
      <VerifyForm
        key={kode}
        label={kode === undefined ? 'Kode sertifikat' : 'Periksa sertifikat lain'}
      />
      <footer className="border-t border-line pt-6">
        <ThemeSwitch />
      </footer>
    </div>
  )
}

function Verdict({ kode }: { kode: string }) {
  const certificate = useQuery(certificateQuery(kode))

  return (
    <>
      {/* Present from the start, so that screen readers announce the verdict. */}
      <div aria-live="polite">
        {certificate.isPending && (
          <>
            <VisuallyHidden>Memeriksa sertifikat…</VisuallyHidden>
            <Skeleton className="h-72" />
          </>
        )}
        {certificate.isError && (
          <LoadFailure
            title="Sertifikat belum dapat diperiksa."
            error={certificate.error}
            retrying={certificate.isFetching}
            onRetry={() => void certificate.refetch()}
          />
        )}
        {certificate.data && <ValidCertificate certificate={certificate.data} kode={kode} />}
        {certificate.data === null && <UnknownCertificate kode={kode} />}
      </div>
    </>
  )
}

/** A code that no certificate has. */
function UnknownCertificate({ kode }: { kode: string }) {
  return (
    <Card className="grid gap-4">
      <div className="flex items-center gap-4 rounded-md bg-danger-soft p-4 sm:p-5">
        <CircleX aria-hidden className="size-10 shrink-0 text-danger" />
        <div className="min-w-0">
          <h2 className="text-xl font-bold text-danger">Sertifikat tidak ditemukan</h2>
          <p>
            Tidak ada sertifikat dengan kode <strong className="wrap-anywhere">{kode}</strong>.
          </p>
        </div>
      </div>
      <p className="text-ink-soft">
        Periksa kembali kodenya. Jika kodenya sudah sesuai dengan yang tercetak, sertifikat itu
        tidak pernah kami terbitkan.
      </p>
    </Card>
  )
}
