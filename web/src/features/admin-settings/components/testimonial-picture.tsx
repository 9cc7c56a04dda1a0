import { SETTING_MAX_LENGTHS } from '@lulus/api/contracts/settings'
import { IMAGE_WRONG_TYPE, IMAGE_MAX_BYTES, IMAGE_TYPES } from '@lulus/api/contracts/uploads'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { Input } from '@/components/ui/input'
import { useErrorOf } from '@/features/admin-settings/components/settings-section'
import type { SettingsFields } from '@/features/admin-settings/model/settings-form'
import { mediaUrl } from '@/lib/api/request-url'

const PICTURE_LIMITS = {
  types: IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  wrongType: IMAGE_WRONG_TYPE,
}

interface TestimonialPictureProps {
  index: number
  onPreparing: (isPreparing: boolean) => void
}

/** A testimonial's optional picture, uploaded when the form is saved. */
export function TestimonialPicture({ index, onPreparing }: TestimonialPictureProps) {
  const { register, control, setValue, clearErrors } = useFormContext<SettingsFields>()
  const field = `testimoni.${index}.gambar` as const
  const { file, path } = useWatch({ control, name: field })
  const errorOf = useErrorOf()

  const change = (name: 'file' | 'path', value: File | null) => {
    clearErrors(`${field}.path`)
    setValue(`${field}.${name}`, value, { shouldDirty: true })
  }

  return (
    <div className="grid content-start gap-4">
      <ImagePicker
        label="Gambar"
        hint="Foto atau tangkapan layar pesan: JPG, PNG, atau WebP, maksimal 5 MB. Boleh kosong."
        error={errorOf(`${field}.path`)}
        limits={PICTURE_LIMITS}
        value={file}
        currentUrl={mediaUrl(path)}
        onChange={(chosen) => change('file', chosen)}
        onRemoveCurrent={() => change('path', null)}
        onPreparing={onPreparing}
      />
      {(file ?? path) !== null && (
        <Field
          label="Keterangan gambar"
          hint="Dibacakan kepada yang tidak dapat melihat gambarnya, misalnya “Rina memegang sertifikatnya”."
          error={errorOf(`${field}.keterangan`)}
        >
          <Input
            maxLength={SETTING_MAX_LENGTHS.pictureText}
            autoComplete="off"
            {...register(`${field}.keterangan`)}
          />
        </Field>
      )}
    </div>
  )
}
