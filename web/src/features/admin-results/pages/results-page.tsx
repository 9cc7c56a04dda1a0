import { RESULT_LIST, type ResultColumn } from '@lulus/api/contracts/results'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ExcelButton } from '@/components/listing/excel-button'
import { ClassFilter, PackageFilter } from '@/components/listing/filters/choice-filters'
import { DayRange } from '@/components/listing/filters/day-range'
import { ListFilters } from '@/components/listing/filters/list-filters'
import { ListScreen } from '@/components/listing/list-screen'
import type { TableColumn } from '@/components/listing/list-table'
import { useListQuery } from '@/components/listing/use-list-query'
import {
  resultsExcelMutation,
  resultsQuery,
  type ResultRow,
} from '@/features/admin-results/api/list-results'
import {
  RESULT_COLUMN_LABELS,
  RESULT_COLUMNS,
  resultNameId,
} from '@/features/admin-results/components/result-columns'

interface ResultsPageProps {
  /** Renders a button that saves a result's certificate. `describedBy` is the id of its learner's name. */
  certificate: (row: ResultRow, describedBy: string) => ReactNode
}

/** /admin/riwayat-ujian: all results. */
export function ResultsPage({ certificate }: ResultsPageProps) {
  const list = useListQuery(RESULT_LIST)
  const result = useQuery(resultsQuery(list.query))

  const columns: readonly TableColumn<ResultRow, ResultColumn>[] = [
    ...RESULT_COLUMNS,
    {
      label: 'Sertifikat',
      headClass: 'sm:w-36',
      wide: true,
      cell: (row) => certificate(row, resultNameId(row.id)),
    },
  ]

  return (
    <ListScreen
      title="Riwayat Simulasi"
      noun="hasil simulasi"
      below={
        <ListFilters
          filtered={list.filtered}
          onClear={list.clearFilters}
          actions={<ExcelButton mutation={resultsExcelMutation} query={list.query} />}
        >
          <DayRange value={list.query} onChange={list.change} />
          <PackageFilter value={list.query.paket} onChange={(paket) => list.change({ paket })} />
          <ClassFilter value={list.query.kelas} onChange={(kelas) => list.change({ kelas })} />
        </ListFilters>
      }
      list={list}
      result={result}
      searchPlaceholder="Nama, nomor HP, email, atau paket"
      columnLabels={RESULT_COLUMN_LABELS}
      failureTitle="Gagal mengambil data exam histories"
      empty={{
        title: 'Tidak ada data ujian.',
        text: 'Hasil simulasi peserta tampil di sini begitu simulasinya selesai.',
      }}
      columns={columns}
    />
  )
}
