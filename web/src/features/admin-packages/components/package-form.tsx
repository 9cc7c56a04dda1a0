import { PACKAGE_NAME_MAX_LENGTH } from '@lulus/api/contracts/packages'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import {
  Durations,
  ExplanationRule,
  LevelAndPrice,
} from '@/features/admin-packages/components/package-fields'
import { ListeningGroups } from '@/features/admin-packages/components/listening-groups'
import {
  packageSchema,
  type PackageFields,
  type PackageValues,
} from '@/features/admin-packages/model/package-form'
import { adminPaths } from '@/lib/admin-paths'
import { useReloginInPlace } from '@/lib/session/relogin'

interface PackageFormProps {
  initial: PackageFields
  /** False for a new package, which starts as 'belum'. */
  withStatus?: boolean
  /** Of the recordings that it has, with the time to answer after each. */
  listeningSeconds?: number
  submitLabel: string
  isPending: boolean
  /** The server's error for a field. */
  refusedAt: (field: string) => string | undefined
  notice?: ReactNode
  onSubmit: (values: PackageValues) => void
}

/** The form of a package. */
export function PackageForm({
  initial,
  withStatus = false,
  listeningSeconds = 0,
  submitLabel,
  isPending,
  refusedAt,
  notice,
  onSubmit,
}: PackageFormProps) {
  useReloginInPlace()
  const form = useForm<PackageFields, unknown, PackageValues>({
    defaultValues: initial,
    resolver: zodResolver(packageSchema),
  })
  const { register, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  useLeaveGuard(isDirty)

  return (
    <Card>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
      >
        <Field
          label="Nama Paket"
          error={errors.nama_paket?.message ?? refusedAt('nama_paket')}
          required
        >
          <Input
            maxLength={PACKAGE_NAME_MAX_LENGTH}
            autoComplete="off"
            {...register('nama_paket')}
          />
        </Field>
        <LevelAndPrice form={form} refusedAt={refusedAt} />
        <Durations form={form} refusedAt={refusedAt} listeningSeconds={listeningSeconds} />
        <ListeningGroups form={form} refusedAt={refusedAt} />
        <ExplanationRule form={form} refusedAt={refusedAt} />
        <Checkbox
          label="Khusus lab"
          hint="Hanya dapat dimulai dan dikerjakan di komputer lab yang terdaftar di halaman Lab. Jika centang dihapus saat lab bermasalah, simulasi yang sedang berjalan dapat dilanjutkan di browser biasa."
          {...register('hanya_lab')}
        />
        {!withStatus && (
          <Checkbox
            label="Simpan sebagai konsep"
            hint="Hanya staf yang melihatnya, sampai statusnya diubah menjadi belum atau siap."
            {...register('konsep')}
          />
        )}
        {withStatus && (
          <Field
            label="Status"
            hint="Paket yang siap dapat dibeli peserta. Paket yang belum tampil sebagai “Coming Soon”. Konsep hanya dilihat staf."
            error={refusedAt('status') && 'Paket belum dapat dibuat siap.'}
          >
            <Select {...register('status')}>
              {initial.status === 'konsep' && <option value="konsep">Konsep</option>}
              <option value="belum">Belum</option>
              <option value="siap">Siap</option>
            </Select>
          </Field>
        )}
        {notice}
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
          <ButtonLink to={adminPaths.packages} variant="secondary">
            Batal
          </ButtonLink>
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Card>
  )
}
