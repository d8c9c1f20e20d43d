terraform {
  required_version = ">= 1.5"

  required_providers {
    unleash = {
      source  = "Unleash/unleash"
      version = "~> 3.4"
    }
  }
}

# #region open-source
provider "unleash" {
  base_url = "http://localhost:4242"
}

resource "unleash_context_field" "plan" {
  name        = "plan"
  description = "What the customer pays for"
  stickiness  = false
  legal_values = [
    { value = "free", description = "No subscription" },
    { value = "team", description = "Paid per seat" },
  ]
}

resource "unleash_user" "anna" {
  name      = "Anna"
  email     = "anna@example.com"
  root_role = 2 # Editor
}

resource "unleash_api_token" "frontend" {
  token_name  = "web-development"
  type        = "frontend"
  environment = "development"
  projects    = ["default"]
}
# #endregion open-source

# #region import
import {
  to = unleash_project_environment.default_production
  id = "default:production"
}

resource "unleash_project_environment" "default_production" {
  project_id       = "default"
  environment_name = "production"
}
# #endregion import
