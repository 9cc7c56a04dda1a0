import { FileSpreadsheet } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'

interface ExcelButtonProps<Query> {
  /** Saves the rows of a list's query. */
  mutation: Change<void, Query>
  query: Query
}

/** Saves a list as an Excel file: all rows of its search and filters, in its order. */
export function ExcelButton<Query>({ mutation, query }: ExcelButtonProps<Query>) {
  const save = useChange(mutation)
  return (
    <Button variant="secondary" loading={save.isPending} onClick={() => save.change(query)}>
      <FileSpreadsheet aria-hidden className="size-5" />
      Unduh Excel
    </Button>
  )
}
