import { ChevronDown, FileSpreadsheet, Package, PenLine, TicketPercent, Users } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Menu, MenuLink } from '@/components/ui/menu'
import { adminPaths } from '@/lib/admin-paths'

/** The next thing to do with payments, and a menu with everything else. */
export function PaymentsMenu({ isWaiting }: { isWaiting: boolean }) {
  return (
    <>
      {isWaiting ? (
        <ButtonLink to={adminPaths.reviewPayments}>Periksa Berurutan</ButtonLink>
      ) : (
        <ButtonLink to={adminPaths.enterPayment}>Catat Pembayaran</ButtonLink>
      )}
      <Menu
        trigger={
          <Button variant="secondary">
            Lainnya
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        {isWaiting && (
          <MenuLink to={adminPaths.enterPayment} icon={PenLine}>
            Catat Pembayaran
          </MenuLink>
        )}
        <MenuLink to={adminPaths.statements} icon={FileSpreadsheet}>
          Cocokkan Mutasi
        </MenuLink>
        <MenuLink to={adminPaths.classPayments} icon={Users}>
          Pembayaran Kelas
        </MenuLink>
        <MenuLink to={adminPaths.promos} icon={TicketPercent}>
          Kode Promo
        </MenuLink>
        <MenuLink to={adminPaths.bundles} icon={Package}>
          Paket Bundel
        </MenuLink>
      </Menu>
    </>
  )
}
