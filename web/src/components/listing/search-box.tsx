import { SEARCH_MAX_LENGTH } from '@lulus/api/contracts/lists'
import { Search } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface SearchBoxProps {
  label: string
  placeholder?: string
  value: string
  onSearch: (search: string) => void
}

/** A search field that searches on Enter or 'Cari', not while typing. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [draft, setDraft] = useState({ text: value, of: value })
  // A new value from outside (Back, a cleared search) replaces the typed text.
  if (draft.of !== value) setDraft({ text: value, of: value })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(draft.text.trim())
  }

  return (
    <form role="search" onSubmit={submit} className="flex min-w-0 flex-1 items-end gap-2">
      <div className="min-w-0 flex-1 sm:max-w-sm">
        <Field label={label}>
          <Input
            type="search"
            className="text-ellipsis"
            enterKeyHint="search"
            placeholder={placeholder}
            maxLength={SEARCH_MAX_LENGTH}
            value={draft.text}
            onChange={({ currentTarget: input }) => setDraft({ text: input.value, of: value })}
          />
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        <Search aria-hidden className="size-4" />
        Cari
      </Button>
    </form>
  )
}
