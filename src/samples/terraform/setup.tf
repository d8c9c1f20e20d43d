# #region provider
terraform {
  required_version = ">= 1.5"

  required_providers {
    unleash = {
      source  = "Unleash/unleash"
      version = "~> 3.4"
    }
  }
}

# Reads UNLEASH_URL and UNLEASH_AUTH_TOKEN.
provider "unleash" {}

# Read by each plan: fails when the address or the token is wrong.
data "unleash_project" "default" {
  id = "default"
}
# #endregion provider

# #region project
resource "unleash_environment" "staging" {
  name = "staging"
  type = "preproduction"
}

resource "unleash_project" "shop" {
  id          = "shop"
  name        = "Shop"
  description = "Web shop and checkout"
  mode        = "protected"

  feature_naming = {
    pattern     = "^shop-[a-z0-9-]+$"
    example     = "shop-new-checkout"
    description = "Starts with shop-, then lower case, digits and hyphens."
  }

  link_templates = [
    {
      title        = "Issue"
      url_template = "https://issues.example.com/search?q={{feature}}"
    },
  ]
}

resource "unleash_project_environment" "shop_staging" {
  project_id       = unleash_project.shop.id
  environment_name = unleash_environment.staging.name
}

resource "unleash_project_environment" "shop_production" {
  project_id              = unleash_project.shop.id
  environment_name        = "production"
  change_requests_enabled = true
  required_approvals      = 1
}
# #endregion project

# #region people
data "unleash_role" "owner" {
  name = "Owner"
}

data "unleash_role" "viewer" {
  name = "Viewer"
}

resource "unleash_role" "releaser" {
  name        = "Releaser"
  description = "Turns flags on and off in production"
  type        = "custom"
  permissions = [
    {
      name        = "UPDATE_FEATURE_ENVIRONMENT"
      environment = "production"
    },
  ]
}

resource "unleash_user" "anna" {
  name       = "Anna"
  email      = "anna@example.com"
  root_role  = data.unleash_role.viewer.id
  send_email = true
}

resource "unleash_group" "shop_team" {
  name         = "Shop team"
  mappings_sso = ["shop-developers"]
  users        = [tonumber(unleash_user.anna.id)]
}

resource "unleash_project_access" "shop" {
  project = unleash_project.shop.id
  roles = [
    {
      role   = data.unleash_role.owner.id
      users  = [tonumber(unleash_user.anna.id)]
      groups = []
    },
    {
      role   = tonumber(unleash_role.releaser.id)
      users  = []
      groups = [tonumber(unleash_group.shop_team.id)]
    },
  ]
}
# #endregion people

# #region token
resource "unleash_api_token" "shop_backend" {
  token_name  = "shop-backend-production"
  type        = "client" # a backend token
  environment = unleash_project_environment.shop_production.environment_name
  projects    = [unleash_project.shop.id]
  expires_at  = "2027-06-30T00:00:00Z"
}

output "shop_backend_token" {
  value     = unleash_api_token.shop_backend.secret
  sensitive = true
}
# #endregion token
