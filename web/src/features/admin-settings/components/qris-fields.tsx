import { cleanQris, qrisFault, qrisWarning } from '@lulus/api/contracts/qris'
import { SETTING_MAX_LENGTHS } from '@lulus/api/contracts/settings'
import { useFormContext, useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { QrisPreview } from '@/features/admin-settings/components/qris-preview'
import { SettingsSection, useErrorOf } from '@/features/admin-settings/components/settings-section'
import type { SettingsFields } from '@/features/admin-settings/model/settings-form'

/** The payment data. `isSample` means that the saved QRIS is a sample that can't receive money. */
export function QrisFields({ isSample }: { isSample: boolean }) {
  const { register, control, formState } = useFormContext<SettingsFields>()
  const errorOf = useErrorOf()
  const text = cleanQris(useWatch({ control, name: 'qrisTeks' }))
  const warning = qrisFault(text) === null ? qrisWarning(text) : null
  const isSaved = !formState.dirtyFields.qrisTeks

  return (
    <SettingsSection title="Pembayaran QRIS" lead="Kode yang dipindai peserta di halaman bayar.">
      {isSample && isSaved && (
        <Alert tone="warning" title="QRIS ini hanya contoh.">
          Peserta melihat tanda “CONTOH - jangan dibayar”. Tempel teks QRIS milik akademi untuk
          mulai menerima pembayaran.
        </Alert>
      )}
      {warning && <Alert tone="warning" title={warning} />}
      <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
        <Field
          label="Teks QRIS"
          hint="Pindai QRIS statis Anda dengan aplikasi pembaca QR, lalu salin seluruh teksnya ke sini. Setelah disimpan, coba bayar dengan nominal kecil untuk memastikan rekeningnya benar."
          error={errorOf('qrisTeks')}
        >
          <Textarea
            rows={5}
            maxLength={SETTING_MAX_LENGTHS.qris}
            spellCheck={false}
            autoComplete="off"
            className="[overflow-wrap:anywhere]"
            {...register('qrisTeks')}
          />
        </Field>
        <div className="grid content-start gap-1.5">
          <p className="text-sm font-semibold">Pratinjau</p>
          <QrisPreview text={text} />
        </div>
      </div>
      <Checkbox
        label="Nominal unik"
        hint="Setiap tagihan meminta nominal sendiri, 1 sampai 499 rupiah di bawah harga paket, sehingga uang masuk mudah dicocokkan. Kode QRIS di halaman bayar sudah berisi nominalnya."
        {...register('nominalUnik')}
      />
    </SettingsSection>
  )
}
