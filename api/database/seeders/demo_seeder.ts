import app from '@adonisjs/core/services/app'
import { BaseSeeder } from '@adonisjs/lucid/seeders'
import { DEMO_ACCOUNTS } from '#app/accounts/demo_accounts'
import { openDemoAccount } from '#app/accounts/actions/open_account'
import User from '#app/accounts/models/user'
import { CURRENT_TABLE_VERSION } from '#app/scoring/domain/scoring'
import Package from '#app/packages/models/package'
import { clock } from '#app/platform/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { writeSettings } from '#app/academy/academy_settings'
import { sampleQris } from '#app/academy/sample_qris'
import Setting from '#app/academy/setting'
import env from '#start/env'
import { DEFAULT_MINUTES } from '#contracts/exam'
import { DEFAULT_PRICES } from '#contracts/limits'
import { DEMO_PASSWORD } from '#contracts/passwords'

const CONTENT_SLUG = 'paket-a'
const EMPTY_PACKAGES = ['Paket B', 'Paket C']
/** An address that the domain name system keeps free for examples. */
const CHANNEL_URL = 'https://example.com/channel/join'

/**
 * What a demo installation starts with (contract section 1). It runs at every start and only adds what has never been
 * there: whatever somebody changed, renamed or archived since stays as it is.
 */
export default class DemoSeeder extends BaseSeeder {
  override async run() {
    if (!env.get('DEMO')) return
    await seedAccounts()
    await seedContent()
    await seedEmptyPackages()
    await seedSettings()
  }
}

async function seedAccounts(): Promise<void> {
  for (const { name, email, nohp, role } of DEMO_ACCOUNTS) {
    if (await User.query().where('email', email).orWhere('nohp', nohp).first()) continue
    await openDemoAccount({ nama: name, email, nohp, password: DEMO_PASSWORD }, role)
  }
}

async function seedContent(): Promise<void> {
  if (await Package.findBy('contentSlug', CONTENT_SLUG)) return
  // Loaded only now: a start that has nothing to import shouldn't pay for the tools that do.
  const { importContent } = await import('#app/packages/content/import_content')
  await importContent(app.makePath('database/content', CONTENT_SLUG))
}

/** Packages still to be written, so that the catalogue shows what 'Coming Soon' looks like. */
async function seedEmptyPackages(): Promise<void> {
  if (await Package.query().whereNull('contentSlug').first()) return
  await inTransaction(async (trx) => {
    const now = clock.now()
    for (const name of EMPTY_PACKAGES) {
      await Package.create(
        {
          name,
          status: 'belum',
          level: 'prediction',
          price: DEFAULT_PRICES.prediction,
          listeningMinutes: DEFAULT_MINUTES.listening,
          writtenMinutes: DEFAULT_MINUTES.written,
          readingMinutes: DEFAULT_MINUTES.reading,
          labOnly: false,
          scoringTable: CURRENT_TABLE_VERSION,
          createdAt: now,
          updatedAt: now,
        },
        { client: trx }
      )
    }
  })
}

async function seedSettings(): Promise<void> {
  if (await Setting.query().first()) return
  // As with the content: later starts don't pay for the tools.
  const { storeSampleTestimonials } = await import('#app/academy/sample_testimonials')
  const testimonials = await storeSampleTestimonials()
  await inTransaction((trx) =>
    writeSettings(trx, {
      academyName: 'Lulus',
      whatsappNumber: DEMO_ACCOUNTS[0].nohp,
      qrisText: sampleQris('CONTOH LULUS'),
      qrisIsSample: true,
      channelUrl: CHANNEL_URL,
      testimonials,
    })
  )
}
