import { SETTING_MAX_LENGTHS } from '@lulus/api/contracts/settings'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { CoursePreview } from '@/features/admin-settings/components/course-preview'
import { PreviewLink } from '@/features/admin-settings/components/preview-link'
import { SettingsSection } from '@/features/admin-settings/components/settings-section'
import { useErrorOf } from '@/features/admin-settings/components/use-error-of'
import { chatLinkOf, type SettingsFields } from '@/features/admin-settings/model/settings-form'

const COURSE_HINT = (
  <>
    <p>
      Tekan Enter untuk memulai paragraf baru. Baris yang diawali tanda hubung dan spasi menjadi
      kotak fasilitas; yang ditulis sebelum titik dua menjadi judulnya. Contoh:
    </p>
    <p className="mt-1 font-mono text-ink">- E-book: materi lengkap yang bisa diunduh</p>
  </>
)

/** What the landing page says of the paid course. */
export function CourseFields() {
  const { register, control } = useFormContext<SettingsFields>()
  const errorOf = useErrorOf()
  const [number, message, text] = useWatch({
    control,
    name: ['nomorWa', 'kursus.pesan', 'kursus.teks'],
  })

  return (
    <SettingsSection title="Kursus" lead="Tawaran kursus di halaman depan.">
      <Field label="Judul kursus" error={errorOf('kursus.judul')} required>
        <Input
          maxLength={SETTING_MAX_LENGTHS.courseTitle}
          autoComplete="off"
          {...register('kursus.judul')}
        />
      </Field>
      <div className="grid gap-3">
        <Field label="Keterangan kursus" hint={COURSE_HINT} error={errorOf('kursus.teks')} required>
          <Textarea
            rows={8}
            maxLength={SETTING_MAX_LENGTHS.courseText}
            {...register('kursus.teks')}
          />
        </Field>
        <CoursePreview text={text} />
      </div>
      <div className="grid gap-2">
        <Field
          label="Pesan pendaftaran"
          hint="Terisi sendiri di chat saat pengunjung menekan “Daftar Kursus”."
          error={errorOf('kursus.pesan')}
          required
        >
          <Textarea
            rows={2}
            maxLength={SETTING_MAX_LENGTHS.courseMessage}
            {...register('kursus.pesan')}
          />
        </Field>
        <PreviewLink href={chatLinkOf(number, message)}>Coba pesan pendaftaran</PreviewLink>
      </div>
    </SettingsSection>
  )
}
