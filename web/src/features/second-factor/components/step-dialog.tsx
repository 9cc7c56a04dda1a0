import {
  disableFactorMutation,
  enableFactorMutation,
  renewCodesMutation,
  type FactorSecret,
} from '@/features/second-factor/api/second-factor'
import { CodeDialog } from '@/features/second-factor/components/code-dialog'
import { RecoveryCodesDialog } from '@/features/second-factor/components/recovery-codes-dialog'

const OWN_CODE = 'Enam angka dari aplikasi autentikator, atau satu kode pemulihan.'

/** An open step of a change of the second factor. */
export type Step =
  | { name: 'enable'; secret: FactorSecret }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'renew' }
  | { name: 'disable' }

interface StepDialogProps {
  step: Step
  /** Called with the next step, or null after the last. */
  onStep: (step: Step | null) => void
}

/** The dialog of a step. New recovery codes are shown after the code that asked for them. */
export function StepDialog({ step, onStep }: StepDialogProps) {
  const close = () => onStep(null)
  const showCodes = ({ data }: { data: { kodePemulihan: string[] } }) =>
    onStep({ name: 'codes', codes: data.kodePemulihan })

  return (
    <>
      {step.name === 'enable' && (
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
      {step.name === 'renew' && (
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
      {step.name === 'disable' && (
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
      {step.name === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
    </>
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
