import { SETTING_MAX_LENGTHS } from '@lulus/api/contracts/settings'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm, type FieldPath } from 'react-hook-form'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import {
  LOGO_MUTATIONS,
  saveSettingsMutation,
  type AdminSettings,
} from '@/features/admin-settings/api/settings'
import { CertificateFields } from '@/features/admin-settings/components/certificate-fields'
import { ContactFields } from '@/features/admin-settings/components/contact-fields'
import { CourseFields } from '@/features/admin-settings/components/course-fields'
import { PictureSetting } from '@/features/admin-settings/components/picture-setting'
import { QrisFields } from '@/features/admin-settings/components/qris-fields'
import { SettingsSection } from '@/features/admin-settings/components/settings-section'
import { TestimonialFields } from '@/features/admin-settings/components/testimonial-fields'
import {
  changesOf,
  fieldsOf,
  settingsSchema,
  type SettingsFields,
  type SettingsValues,
} from '@/features/admin-settings/model/settings-form'
import { ApiError } from '@/lib/api/api-error'
import { useReloginInPlace } from '@/lib/session/relogin'

/** All settings in one form. Only pictures of their own are saved separately. */
export function SettingsForm({ settings }: { settings: AdminSettings }) {
  useReloginInPlace()
  const form = useForm<SettingsFields, unknown, SettingsValues>({
    defaultValues: fieldsOf(settings),
    resolver: zodResolver(settingsSchema),
  })
  const { errors, isDirty, defaultValues } = form.formState
  /** Number of pictures being scaled. Saving waits for them. */
  const [preparing, setPreparing] = useState(0)
  useLeaveGuard(isDirty)

  const { change, isPending } = useChange(saveSettingsMutation, {
    onDone: ({ data }) => form.reset(fieldsOf(data)),
    onFailed: (error) => {
      const refused = error instanceof ApiError ? error.fieldErrors : []
      for (const { field, msg } of refused) {
        form.setError(field as FieldPath<SettingsFields>, { message: msg })
      }
    },
  })

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid max-w-4xl gap-6"
        onSubmit={(event) =>
          void form.handleSubmit((values) => change(changesOf(values, defaultValues)))(event)
        }
      >
        <SettingsSection title="Akademi" lead="Nama dan tanda di atas setiap halaman.">
          <Field label="Nama akademi" error={errors.namaAkademi?.message} required>
            <Input
              maxLength={SETTING_MAX_LENGTHS.name}
              autoComplete="organization"
              {...form.register('namaAkademi')}
            />
          </Field>
          <PictureSetting
            label="Logo"
            hint="JPG atau PNG. Langsung tersimpan begitu dipilih; tampil di atas setiap halaman, di surat, dan di sertifikat baru."
            without="Halaman kembali memakai tanda bawaan aplikasi. Sertifikat yang sudah terbit tidak berubah."
            path={settings.logo}
            mutations={LOGO_MUTATIONS}
          />
        </SettingsSection>
        <CertificateFields settings={settings} />
        <QrisFields isSample={settings.qrisContoh} />
        <ContactFields />
        <CourseFields />
        <TestimonialFields
          onPreparing={(isPreparing) => setPreparing((count) => count + (isPreparing ? 1 : -1))}
        />
        <div
          data-bottom-bar
          className="sticky bottom-(--running-line,0px) z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas px-4 py-4 sm:mx-0 sm:px-0"
        >
          <span role="status" className="text-sm text-ink-soft">
            {isDirty ? 'Ada perubahan yang belum disimpan.' : 'Semua perubahan sudah tersimpan.'}
          </span>
          <Button type="submit" loading={isPending || preparing > 0}>
            Simpan Pengaturan
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
