import { PHONE_MAX_LENGTH } from '@lulus/api/contracts/phone'
import { SETTING_MAX_LENGTHS } from '@lulus/api/contracts/settings'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import {
  PreviewLink,
  SettingsSection,
  useErrorOf,
} from '@/features/admin-settings/components/settings-section'
import {
  chatLinkOf,
  linkOf,
  type SettingsFields,
} from '@/features/admin-settings/model/settings-form'

/** Contact data for visitors. */
export function ContactFields() {
  const { register, control } = useFormContext<SettingsFields>()
  const errorOf = useErrorOf()
  const [number, channel] = useWatch({ control, name: ['nomorWa', 'linkChannel'] })

  return (
    <SettingsSection
      title="Kontak dan channel"
      lead="Tombol chat dan ajakan berlangganan di halaman depan. Kosongkan yang tidak dipakai."
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-2">
          <Field label="Nomor WhatsApp admin" error={errorOf('nomorWa')}>
            <Input
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={PHONE_MAX_LENGTH}
              placeholder="08…"
              {...register('nomorWa')}
            />
          </Field>
          <PreviewLink href={chatLinkOf(number, '')}>Coba buka chat</PreviewLink>
        </div>
        <div className="grid content-start gap-2">
          <Field label="Link channel video" error={errorOf('linkChannel')}>
            <Input
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={SETTING_MAX_LENGTHS.url}
              placeholder="https://…"
              {...register('linkChannel')}
            />
          </Field>
          <PreviewLink href={linkOf(channel)}>Coba buka channel</PreviewLink>
        </div>
      </div>
    </SettingsSection>
  )
}
