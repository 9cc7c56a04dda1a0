import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { PreviewLink } from '@/features/admin-settings/components/preview-link'
import { SettingsSection } from '@/features/admin-settings/components/settings-section'
import { useErrorOf } from '@/features/admin-settings/components/use-error-of'
import {
  chatLinkOf,
  LIMITS,
  type SettingsFields,
} from '@/features/admin-settings/model/settings-form'

/** What the landing page says of the paid course. */
export function CourseFields() {
  const { register, control } = useFormContext<SettingsFields>()
  const errorOf = useErrorOf()
  const [number, message] = useWatch({ control, name: ['nomorWa', 'kursus.pesan'] })

  return (
    <SettingsSection title="Kursus" lead="Tawaran kursus di halaman depan.">
      <Field label="Judul kursus" error={errorOf('kursus.judul')} required>
        <Input maxLength={LIMITS.courseTitle} autoComplete="off" {...register('kursus.judul')} />
      </Field>
      <Field label="Keterangan kursus" error={errorOf('kursus.teks')} required>
        <Textarea rows={5} maxLength={LIMITS.courseText} {...register('kursus.teks')} />
      </Field>
      <div className="grid gap-2">
        <Field
          label="Pesan pendaftaran"
          hint="Terisi sendiri di chat saat pengunjung menekan “Daftar Kursus”."
          error={errorOf('kursus.pesan')}
          required
        >
          <Textarea rows={2} maxLength={LIMITS.message} {...register('kursus.pesan')} />
        </Field>
        <PreviewLink href={chatLinkOf(number, message)}>Coba pesan pendaftaran</PreviewLink>
      </div>
    </SettingsSection>
  )
}
