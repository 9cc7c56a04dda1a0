import { Download, FileArchive, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Menu, MenuAction } from '@/components/ui/menu'
import { useChange } from '@/components/use-change'
import { exportPackageMutation, type ExportChoice } from '@/features/admin-questions/api/exports'

const CHOICES: readonly { label: string; icon: LucideIcon; choice: ExportChoice }[] = [
  { label: 'Excel, dapat diimpor lagi', icon: FileSpreadsheet, choice: { format: 'xlsx' } },
  { label: 'Word dengan kunci', icon: FileText, choice: { format: 'docx', kunci: 1 } },
  { label: 'Word tanpa kunci', icon: FileText, choice: { format: 'docx', kunci: 0 } },
  { label: 'Paket Lulus dengan rekaman', icon: FileArchive, choice: { format: 'lulus' } },
  { label: 'QTI 2.1 dengan rekaman', icon: FileArchive, choice: { format: 'qti' } },
]

/** Saves the package in another format. */
export function ExportMenu({ paketId }: { paketId: number }) {
  const save = useChange(exportPackageMutation(paketId), { done: null })
  return (
    <Menu
      trigger={
        <Button variant="secondary" loading={save.isPending}>
          <Download aria-hidden className="size-4" />
          Ekspor
        </Button>
      }
    >
      {CHOICES.map(({ label, icon, choice }) => (
        <MenuAction key={label} icon={icon} onSelect={() => save.change(choice)}>
          {label}
        </MenuAction>
      ))}
    </Menu>
  )
}
