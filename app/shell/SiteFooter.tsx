import { Footer, FooterList, FooterPayments } from '@seberang/design-system/Footer'
import { Link } from '@seberang/design-system/Link'
import { bankNames } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { contact } from '../lib/navigation/contact.ts'
import { howItWorks, paths } from '../lib/navigation/paths.ts'

export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <Footer
      columns={[
        { title: t('footer.sales.title'), content: t('footer.sales.text') },
        {
          title: t('footer.service.title'),
          content: (
            <FooterList
              items={[
                {
                  id: 'phone',
                  content: (
                    <Link variant="quiet" href={contact.phone.href}>
                      {contact.phone.shown}
                    </Link>
                  ),
                },
                {
                  id: 'mail',
                  content: (
                    <Link variant="quiet" href={`mailto:${contact.mail}`}>
                      {contact.mail}
                    </Link>
                  ),
                },
                { id: 'hours', content: t('footer.service.hours') },
              ]}
            />
          ),
        },
        { title: t('footer.payment.title'), content: <FooterPayments names={Object.values(bankNames)} /> },
        { title: t('footer.security.title'), content: t('footer.security.text') },
      ]}
      notice={t('footer.notice')}
      links={[
        { href: howItWorks, label: t('nav.howItWorks') },
        { href: paths.glossary, label: t('nav.glossary') },
        { href: paths.terms, label: t('nav.terms') },
        { href: paths.privacyPolicy, label: t('nav.privacy') },
      ]}
      linksLabel={t('footer.label')}
      copyright={t('footer.copyright')}
    />
  )
}
