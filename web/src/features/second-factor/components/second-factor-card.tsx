import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import {
  beginFactorMutation,
  disableFactorMutation,
  enableFactorMutation,
  renewCodesMutation,
  secondFactorQuery,
  type FactorSecret,
} from '@/features/second-factor/api/second-factor'
import { CodeDialog } from '@/features/second-factor/components/code-dialog'
import { RecoveryCodesDialog } from '@/features/second-factor/components/recovery-codes-dialog'

const OWN_CODE = 'Enam angka dari aplikasi autentikator, atau satu kode pemulihan.'

type Step =
  | { name: 'enable'; secret: FactorSecret }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'renew' }
  | { name: 'disable' }

/** The second factor of the admin's own account: turn it on with an app, renew recovery codes, turn it off. */
export default function SecondFactorCard() {
  const factor = useQuery(secondFactorQuery)
  const [step, setStep] = useState<Step | null>(null)
  const begin = useChange(beginFactorMutation, {
    inPlace: true,
    done: null,
    onDone: ({ data }) => setStep({ name: 'enable', secret: data }),
  })
  const close = () => setStep(null)
  const showCodes = ({ data }: { data: { kodePemulihan: string[] } }) =>
    setStep({ name: 'codes', codes: data.kodePemulihan })

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
      {step?.name === 'enable' && (
        <CodeDialog
          title="Aktifkan verifikasi dua langkah"
          submitLabel="Aktifkan"
          hint="Enam angka yang sekarang ditampilkan aplikasi itu."
          mutation={enableFactorMutation}
          onDone={showCodes}
          onClose={close}
        >
          <Secret secret={step.secret} />
        </CodeDialog>
      )}
      {step?.name === 'renew' && (
        <CodeDialog
          title="Ganti kode pemulihan"
          submitLabel="Ganti Kode"
          hint={OWN_CODE}
          mutation={renewCodesMutation}
          onDone={showCodes}
          onClose={close}
        >
          <p>Sepuluh kode baru menggantikan semua kode pemulihan yang lama.</p>
        </CodeDialog>
      )}
      {step?.name === 'disable' && (
        <CodeDialog
          danger
          title="Matikan verifikasi dua langkah"
          submitLabel="Matikan"
          hint={OWN_CODE}
          mutation={disableFactorMutation}
          onDone={close}
          onClose={close}
        >
          <p>Setelah ini password saja cukup untuk login ke akun Anda.</p>
        </CodeDialog>
      )}
      {step?.name === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
    </Card>
  )
}

function Secret({ secret: { qr, rahasia } }: { secret: FactorSecret }) {
  return (
    <div className="grid gap-3">
      <p>
        Pindai dengan aplikasi autentikator, misalnya Google Authenticator atau Aegis. Perangkat
        lain yang sedang login akan keluar.
      </p>
      <img
        src={qr}
        alt="Kode QR untuk aplikasi autentikator"
        width={200}
        height={200}
        className="justify-self-center rounded-md bg-white"
      />
      <p className="text-sm text-ink-soft">Tidak dapat memindai? Ketik kunci ini di aplikasi:</p>
      <output
        aria-label="Kunci autentikator"
        className="rounded-md bg-muted px-3.5 py-2.5 font-semibold tracking-wide [overflow-wrap:anywhere] select-all"
      >
        {rahasia}
      </output>
    </div>
  )
}
