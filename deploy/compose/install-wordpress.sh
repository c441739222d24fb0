#!/bin/sh
# Installs WordPress, WooCommerce, WPGraphQL and WooGraphQL by wp-cli; a second run changes nothing.
set -eu

wp core is-installed || wp core install --url=http://wordpress --title=Shop \
  --admin_user=admin --admin_password="$ADMIN_PASSWORD" --admin_email=admin@example.com --skip-email
wp rewrite structure '/%postname%/' --hard

wp plugin is-active woocommerce || wp plugin install woocommerce --version=11.0.1 --activate
wp plugin is-active wp-graphql || wp plugin install wp-graphql --version=2.20.0 --activate
# WooGraphQL is not in WordPress's own directory.
wp plugin is-active wp-graphql-woocommerce || wp plugin install --activate \
  https://github.com/wp-graphql/wp-graphql-woocommerce/releases/download/v1.0.2/wp-graphql-woocommerce.zip

wp option update woocommerce_coming_soon no
wp option update woocommerce_enable_guest_checkout yes
wp option patch update woocommerce_cod_settings enabled yes ||
  wp option update woocommerce_cod_settings '{"enabled":"yes"}' --format=json

# Pages of a shop without products cannot be told from those of a broken one.
if [ -z "$(wp post list --post_type=product --format=ids)" ]; then
  wp wc product create --user=admin --name='First product' --type=simple --regular_price=10
fi
