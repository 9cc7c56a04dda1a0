import { EVENT_NAME_MAX_LENGTH } from '@lulus/api/contracts/events'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  eventChoicesQuery,
  type Choice,
  type PackageChoice,
} from '@/features/admin-events/api/choices'
import { EventPeople, type ChosenPeople } from '@/features/admin-events/components/event-people'
import { EventRules } from '@/features/admin-events/components/event-rules'
import {
  eventSchema,
  type EventBody,
  type EventFields,
} from '@/features/admin-events/model/event-form'
import { adminPaths } from '@/lib/admin-paths'
import { useReloginInPlace } from '@/lib/session/relogin'

interface EventFormProps {
  initial: EventFields
  people: ChosenPeople
  submitLabel: string
  isPending: boolean
  /** The server's error for a field. */
  refusedAt: (field: keyof EventBody) => string | undefined
  onSubmit: (body: EventBody) => void
}

/** The form of an exam event. */
export function EventForm(props: EventFormProps) {
  const { data, error, isFetching, refetch } = useQuery(eventChoicesQuery)
  if (data) return <Form {...props} choices={data} />
  if (!error) return <SkeletonList label="Memuat pilihan…" rows={4} rowClassName="h-16" />
  return (
    <LoadFailure
      title="Gagal mengambil pilihan"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

interface Choices {
  packages: readonly PackageChoice[]
  classes: readonly Choice[]
  labs: readonly Choice[]
  invigilators: readonly Choice[]
}

function Form({
  initial,
  people: givenPeople,
  submitLabel,
  isPending,
  refusedAt,
  onSubmit,
  choices,
}: EventFormProps & { choices: Choices }) {
  useReloginInPlace()
  const { register, handleSubmit, control, formState } = useForm<
    EventFields,
    unknown,
    Omit<EventBody, keyof ChosenPeople>
  >({ defaultValues: initial, resolver: zodResolver(eventSchema) })
  const [people, setPeople] = useState(givenPeople)
  const { errors, isDirty } = formState
  useLeaveGuard((isDirty || people !== givenPeople) && !isPending)
  const [caraMulai, pakaiToken, paketId, modeListening] = useWatch({
    control,
    name: ['caraMulai', 'pakaiToken', 'paketId', 'modeListening'],
  })
  const errorOf = (field: keyof EventBody) =>
    (field in errors ? errors[field as keyof EventFields]?.message : undefined) ?? refusedAt(field)

  return (
    <Card>
      <form
        noValidate
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) =>
          void handleSubmit((values) =>
            onSubmit({ ...values, ...people, peserta: people.peserta.map(({ id }) => id) })
          )(event)
        }
      >
        <Field label="Nama Ujian" error={errorOf('nama')} required>
          <Input maxLength={EVENT_NAME_MAX_LENGTH} autoComplete="off" {...register('nama')} />
        </Field>
        <EventRules
          register={register}
          chosen={{ caraMulai, pakaiToken, paketId, modeListening }}
          errorOf={errorOf}
          packages={choices.packages}
          labs={choices.labs}
        />
        <EventPeople
          people={people}
          errorOf={errorOf}
          classes={choices.classes}
          invigilators={choices.invigilators}
          onChange={setPeople}
        />
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
          <ButtonLink to={adminPaths.events} variant="secondary">
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
