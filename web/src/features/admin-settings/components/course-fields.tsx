import { SETTING_MAX_LENGTHS } from '@lulus/api/contracts/settings'
import { useFormContext, useWatch } from 'react-hook-form'
import { Check } from 'lucide-react'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import {
  PreviewLink,
  SettingsSection,
  useErrorOf,
} from '@/features/admin-settings/components/settings-section'
import { chatLinkOf, type SettingsFields } from '@/features/admin-settings/model/settings-form'
import { courseOffer } from '@/lib/settings/course-offer'

const COURSE_HINT = (
  <>
    <p>
      Tekan Enter untuk memulai paragraf baru. Baris yang diawali tanda hubung dan spasi menjadi
      kotak fasilitas; yang ditulis sebelum titik dua menjadi judulnya. Contoh:
    </p>
    <p className="mt-1 font-mono text-ink">- E-book: materi lengkap yang bisa diunduh</p>
  </>
)

/** The paid course on the landing page. */
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

function CoursePreview({ text }: { text: string }) {
  const { paragraphs, facilities } = courseOffer(text)

  return (
    <section
      aria-label="Pratinjau keterangan kursus"
      className="grid gap-4 rounded-md bg-muted p-4 sm:p-5"
    >
      <p className="text-sm font-semibold text-ink-soft">Pratinjau di halaman depan</p>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="max-w-prose wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {facilities.length > 0 ? (
        <div className="grid gap-2">
          <p className="font-semibold">Yang Anda dapatkan di kelas</p>
          <ul className="grid gap-2 sm:grid-cols-2">
            {facilities.map(({ title, text: sentence }, index) => (
              <li
                key={index}
                className="flex gap-2.5 rounded-md border border-line bg-surface px-3 py-2.5"
              >
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere">
                  <strong className="block">{title}</strong>
                  {sentence && <span className="text-ink-soft">{sentence}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          Belum ada fasilitas. Awali sebuah baris dengan tanda hubung (-) untuk menambahkannya.
        </p>
      )}
    </section>
  )
}
