import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { certificateQuery } from '@/features/results/api/verify-certificate'
import { UnknownCertificate } from '@/features/results/components/unknown-certificate'
import { ValidCertificate } from '@/features/results/components/valid-certificate'
import { VerifyForm } from '@/features/results/components/verify-form'

/** /verifikasi/{kode}: tells anybody whether a certificate is genuine. */
export function VerifyPage() {
  const { kode = '' } = useParams()
  const certificate = useQuery(certificateQuery(kode))

  return (
    <div className="mx-auto grid max-w-2xl gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading>Verifikasi Sertifikat</PageHeading>
      {/* Stands there from the beginning, so that the verdict is read out. */}
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
      <VerifyForm key={kode} />
      <footer className="border-t border-line pt-6">
        <ThemeSwitch />
      </footer>
    </div>
  )
}
