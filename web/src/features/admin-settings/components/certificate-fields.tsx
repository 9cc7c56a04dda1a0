import { CERTIFICATE_MAX_LENGTHS, CERTIFICATE_YEARS } from '@lulus/api/contracts/certificates'
import { SETTING_MAX_LENGTHS } from '@lulus/api/contracts/settings'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import {
  SIGNATURE_MUTATIONS,
  STAMP_MUTATIONS,
  type AdminSettings,
} from '@/features/admin-settings/api/settings'
import { CertificateSample } from '@/features/admin-settings/components/certificate-sample'
import { PictureSetting } from '@/features/admin-settings/components/picture-setting'
import { SettingsSection, useErrorOf } from '@/features/admin-settings/components/settings-section'
import type { SettingsFields } from '@/features/admin-settings/model/settings-form'

const PATTERN_HINT =
  '{nomor} wajib ada satu kali. Bagian lain: {awalan}, {tahun}, {bulan}, dan {bulan-romawi}.'

/** What new certificates look like, with a sample that follows the form. */
export function CertificateFields({ settings }: { settings: AdminSettings }) {
  const { register } = useFormContext<SettingsFields>()
  const errorOf = useErrorOf()
  const asTyped = { autoComplete: 'off', spellCheck: false }

  return (
    <SettingsSection
      title="Sertifikat"
      lead="Berlaku untuk sertifikat yang terbit sesudahnya. Yang sudah terbit tidak berubah."
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <Field label="Awalan nomor sertifikat" error={errorOf('awalanNomor')} required>
            <Input
              maxLength={SETTING_MAX_LENGTHS.numberPrefix}
              autoCapitalize="characters"
              {...asTyped}
              {...register('awalanNomor')}
            />
          </Field>
          <Field
            label="Pola nomor sertifikat"
            hint={PATTERN_HINT}
            error={errorOf('polaNomor')}
            required
          >
            <Input
              maxLength={CERTIFICATE_MAX_LENGTHS.numberPattern}
              autoCapitalize="none"
              {...asTyped}
              {...register('polaNomor')}
            />
          </Field>
          <Field label="Masa berlaku" error={errorOf('masaBerlaku')}>
            <Select {...register('masaBerlaku')}>
              <option value="">Tanpa batas</option>
              {CERTIFICATE_YEARS.map((years) => (
                <option key={years} value={years}>
                  {years} tahun, seperti skor ETS
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Nama penanda tangan"
            hint="Dengan gelar. Kosongkan bila sertifikat tidak ditandatangani."
            error={errorOf('penandaTangan')}
          >
            <Input
              maxLength={CERTIFICATE_MAX_LENGTHS.signatory}
              {...asTyped}
              {...register('penandaTangan')}
            />
          </Field>
          <Field label="Jabatan" error={errorOf('jabatan')}>
            <Input
              maxLength={CERTIFICATE_MAX_LENGTHS.position}
              {...asTyped}
              {...register('jabatan')}
            />
          </Field>
        </div>
        <CertificateSample settings={settings} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <PictureSetting
          label="Gambar tanda tangan"
          hint="JPG atau PNG, sebaiknya PNG tanpa latar. Langsung tersimpan begitu dipilih."
          without="Sertifikat baru terbit tanpa gambar tanda tangan. Yang sudah terbit tidak berubah."
          path={settings.tandaTangan}
          mutations={SIGNATURE_MUTATIONS}
        />
        <PictureSetting
          label="Gambar stempel"
          hint="JPG atau PNG, sebaiknya PNG tanpa latar. Langsung tersimpan begitu dipilih."
          without="Sertifikat baru terbit tanpa stempel. Yang sudah terbit tidak berubah."
          path={settings.stempel}
          mutations={STAMP_MUTATIONS}
        />
      </div>
    </SettingsSection>
  )
}
