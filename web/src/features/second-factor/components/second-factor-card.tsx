import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import { beginFactorMutation, secondFactorQuery } from '@/features/second-factor/api/second-factor'
import { StepDialog, type Step } from '@/features/second-factor/components/step-dialog'

/** The second factor of the admin's own account: turn it on with an app, renew recovery codes, turn it off. */
export default function SecondFactorCard() {
  const factor = useQuery(secondFactorQuery)
  const [step, setStep] = useState<Step | null>(null)
  const begin = useChange(beginFactorMutation, {
    inPlace: true,
    done: null,
    onDone: ({ data }) => setStep({ name: 'enable', secret: data }),
  })

  if (factor.isPending) {
    return (
      <Card>
        <SkeletonList label="Memuat verifikasi dua langkah…" rowClassName="h-16" />
      </Card>
    )
  }
  if (!factor.data) {
    return (
      <LoadFailure
        title="Tidak dapat mengambil data verifikasi dua langkah"
        error={factor.error}
        retrying={factor.isFetching}
        onRetry={() => void factor.refetch()}
      />
    )
  }
  const { aktif: isEnabled, kodePemulihan: codesLeft } = factor.data

  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-lg font-bold">Verifikasi dua langkah</h2>
        <p className="text-ink-soft">
          {isEnabled
            ? `Aktif. Kode pemulihan tersisa: ${codesLeft}.`
            : 'Login dengan password dan kode dari HP Anda. Password yang bocor saja tidak cukup.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isEnabled ? (
          <>
            <Button variant="secondary" onClick={() => setStep({ name: 'renew' })}>
              Ganti Kode Pemulihan
            </Button>
            <Button variant="secondary" onClick={() => setStep({ name: 'disable' })}>
              Matikan
            </Button>
          </>
        ) : (
          <Button variant="secondary" loading={begin.isPending} onClick={() => begin.change()}>
            <ShieldCheck aria-hidden className="size-4" />
            Aktifkan
          </Button>
        )}
      </div>
      {step && <StepDialog step={step} onStep={setStep} />}
    </Card>
  )
}
