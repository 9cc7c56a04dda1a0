import { SEARCH_MAX_LENGTH } from '@lulus/api/contracts/lists'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { payersQuery, type Payer } from '@/features/admin-payments/api/enter-payment'
import { messageOf } from '@/lib/api/api-error'

interface PayerFieldProps {
  value: Payer | null
  error: string | null
  onChange: (payer: Payer | null) => void
}

/** Chooses the learner who paid: searches, then shows the chosen one. */
export function PayerField({ value, error, onChange }: PayerFieldProps) {
  const [search, setSearch] = useState('')
  const term = useDeferredValue(search.trim())
  const { data: found, isFetching, isError, error: failure } = useQuery(payersQuery(term))
  const offered = term.length > 1 ? (found ?? []) : []
  const chosen = useRef<HTMLDivElement>(null)
  const choose = (payer: Payer) => {
    // Rendered at once, so that the focus doesn't fall back to the top of the page.
    flushSync(() => {
      setSearch('')
      onChange(payer)
    })
    chosen.current?.querySelector('button')?.focus()
  }

  if (value) {
    return (
      <div ref={chosen} className="grid gap-1.5">
        <p className="text-sm font-semibold">Peserta</p>
        <PayerLine payer={value} action="Ganti" onPress={() => onChange(null)} />
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <Field label="Peserta" hint="Cari nama, nomor HP, atau email." error={error} required>
        <Input
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter takes the only one found, and doesn't send the form.
            if (event.key !== 'Enter') return
            event.preventDefault()
            const [only, another] = offered
            if (only && !another) choose(only)
          }}
        />
      </Field>
      <ul aria-label="Peserta yang ditemukan" className="grid gap-2 empty:hidden">
        {offered.map((payer) => (
          <li key={payer.id}>
            <PayerLine payer={payer} action="Pilih" onPress={() => choose(payer)} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {term.length > 1 && found?.length === 0 && !isFetching ? 'Peserta tidak ditemukan.' : ''}
      </p>
      {isError && <Alert tone="danger">{messageOf(failure, 'Gagal mencari peserta.')}</Alert>}
    </div>
  )
}

function PayerLine({
  payer,
  action,
  onPress,
}: {
  payer: Payer
  action: 'Pilih' | 'Ganti'
  onPress: () => void
}) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border border-line px-3 py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{payer.nama}</span>{' '}
        <span className="text-sm text-ink-soft tabular-nums">{payer.nohp}</span>
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${action} ${payer.nama}`}
        onClick={onPress}
      >
        {action}
      </Button>
    </div>
  )
}
